import type { CreationClient, FicheClient } from '@espace-adherent/contract'
import {
  CONTRASTE_REQUIS,
  canDonner,
  contrasteSurPage,
  couleurLisible,
  ecrireContraste,
  palettesDepuis,
  reglagesNonCopies,
} from '@espace-adherent/domain'
import { unchanged, write } from '../../noyau/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { Accords } from '../accords/index.ts'
import type { Client } from '../client.ts'
import type { Comptes } from '../comptes/index.ts'
import { copyContenus } from '../contenu/index.ts'
import type { StaffContext } from '../context.ts'
import { seedMotifs } from '../demandes/index.ts'
import { quiDe, tell } from '../nouvelles/index.ts'
import { addClient } from '../portail/index.ts'
import { seedTarifsSoins } from '../tarifs-soins/index.ts'
import { findHotes, findLogosDe, findTenus } from './clients.repository.ts'
import type { EtatClient } from './clients.schema.ts'
import type { Clients } from './clients.ts'
import { OBJET_CLIENTS } from './ecriture.ts'
import { logosInitiaux } from './logos-initiaux.ts'
import { type Fautes, fautesCharte, refuse } from './regles.ts'
import { textes } from './textes.ts'

type Deps = {
  accords: Pick<Accords, 'nommer'>
  clients: Clients
  comptes: Pick<Comptes, 'inviteByMail'>
  findClient(code: string): Client | undefined
}

/**
 * Another client of the same house: its settings, pages and forms, under its own name and colour. Whom it
 * pays and as whom are not taken over, nor is its provider: they are asked for, and agreed to, for itself.
 */
export const createClient =
  ({ accords, clients, comptes, findClient }: Deps) =>
  (context: StaffContext, demande: CreationClient): Promise<FicheClient> =>
    write(context.db, { ...quiDe(context), client: { code: demande.code } }, async (e) => {
      const { client, visiteur, now } = context
      // An administrator is made with it.
      if (!canDonner(visiteur.roles, 'Admin', client.droits))
        throw new AppError('BadRequest', undefined, { administrateur: textes.administrateur })
      const [modele] = await findTenus(e, client.code, demande.modele)
      const servi = findClient(demande.modele)
      if (!modele || !servi) throw new AppError('NotFound')
      const charte = { ...modele.charte, ...palettesDepuis(demande.couleur) }
      refuse({ ...fautesCouleur(demande.couleur), ...prises(demande, await findHotes(e)) })
      refuse(fautesCharte(charte))
      const { code, libelle } = demande
      const row = {
        code,
        libelle,
        adresses: [demande.adresse],
        config: aRemplir(modele.config),
        charte,
        fonctionnalites: modele.fonctionnalites,
        // Its offers will be its own.
        offresFermees: {},
        isDemonstration: modele.isDemonstration,
        gerePar: client.code,
        preparation: { modele: demande.modele, depuis: now.toISOString() },
        modifieLe: now,
      }
      const logos = await logosInitiaux(libelle, charte, null)
      const made = await addClient(
        e,
        row,
        logos.map((logo) => ({ clientCode: code, ...logo })),
      )
      const pages = await copyContenus(e, demande.modele, code)
      await seedMotifs(e, code)
      await seedTarifsSoins(e, code)
      await tell(e, [made, pages], {
        a: 'auteur',
        action: 'creation',
        objet: OBJET_CLIENTS,
        cible: code,
        apres: { revision: 1, libelle, adresses: [demande.adresse], modele: demande.modele },
      })
      // Not in the directory yet: all that a link and a mail need of it is known.
      const url = new URL(servi.adressePublique)
      url.hostname = demande.adresse
      const { preparation: _, ...connu } = row
      const nouveau: Client = {
        ...servi,
        ...connu,
        isEnPreparation: true,
        ouvertLe: null,
        adressesRestreintes: [],
        adressePublique: url.origin,
        isDefaut: false,
        fournisseurExterne: null,
        droits: null,
        exceptees: new Set(),
        logos: {},
        mots: new Map(),
        autresClients: [],
      }
      await comptes.inviteByMail(e, nouveau, demande.administrateur)
      await accords.nommer(e, context, nouveau, { id: '', ...demande.administrateur })
      const [written] = await findTenus(e, client.code, code)
      if (!written) throw new Error(`The client ${code} was written, and is not there`)
      return unchanged(e, await clients.fiche(e, context, written, await findLogosDe(e, code)))
    })

/** What is the model's own is empty: nothing may leave under its name, nor lead to it. */
function aRemplir(config: EtatClient['config']): EtatClient['config'] {
  const copie = { ...config }
  for (const cle of reglagesNonCopies) delete copie[cle]
  return {
    ...copie,
    adressePostale: '',
    contact: null,
    sitesPartenaires: [],
    applicationMobile: { android: null, ios: null, schemes: [] },
  }
}

function fautesCouleur(couleur: string): Fautes {
  const contraste = contrasteSurPage(couleur)
  if (contraste >= CONTRASTE_REQUIS) return {}
  return { couleur: textes.contrasteCouleur(ecrireContraste(contraste), couleurLisible(couleur)) }
}

function prises(
  { code, adresse }: CreationClient,
  connus: Awaited<ReturnType<typeof findHotes>>,
): Fautes {
  const hote = connus.find(({ adresses }) => adresses.includes(adresse))
  return {
    ...(connus.some((connu) => connu.code === code) && { code: textes.codePris }),
    ...(hote && { adresse: textes.hotePris(adresse, hote.libelle) }),
  }
}
