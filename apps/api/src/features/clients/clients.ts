import type {
  FicheClient,
  LogoEnvoye,
  ModificationClient,
  Restauration,
  ValeursClient,
} from '@espace-adherent/contract'
import {
  appliquerSensibles,
  canDonner,
  changesDepuis,
  type FournisseurExterne,
  separerSensibles,
} from '@espace-adherent/domain'
import type { Executor, Transaction } from '../../platform/db/index.ts'
import { AppError, staleWrite } from '../../platform/http/index.ts'
import { type Accords, type GenreAccord, type Prouve, textesAccord } from '../accords/index.ts'
import type { Client } from '../client.ts'
import { sanitizeContenu } from '../contenu/index.ts'
import type { StaffContext } from '../context.ts'
import type { Action } from '../historique/index.ts'
import { quiDe } from '../nouvelles/index.ts'
import { holdClient } from '../portail/index.ts'
import {
  type ClientRow,
  findHotes,
  findLogosDe,
  findNomsOffres,
  findTenus,
  findVersion,
  keepImages,
  type LogoRow,
} from './clients.repository.ts'
import type { EtatClient } from './clients.schema.ts'
import { completDe, ecrireVersion, etatDe, type Tenu } from './ecriture.ts'
import { toFiche } from './fiche.ts'
import { type FournisseurDeps, mustAnswer, readFournisseur } from './fournisseur.ts'
import { cleanImage, empreinteDe } from './images.ts'
import { fautesDe, fautesOffres, refuse } from './regles.ts'
import { textes } from './textes.ts'

export type ClientsDeps = FournisseurDeps & {
  accords: Accords
  findClient(code: string): Client | undefined
}

export type Clients = ReturnType<typeof createClients>

/**
 * The clients as their administrators change them: every change is a version, and one may go back. What
 * decides who gets in, or where money goes, is written by `appliquer` alone, once a second one has agreed.
 */
export function createClients(deps: ClientsDeps) {
  const { accords } = deps

  async function fiche(
    db: Executor,
    context: StaffContext,
    row: ClientRow,
    logos: readonly LogoRow[],
  ): Promise<FicheClient> {
    const cible = { clientCode: row.code, objet: 'clients', cible: row.code } as const
    return toFiche(row, logos, deps.findClient(row.code)?.adressePublique, {
      accord: await accords.lire(db, context, cible),
      administrateurs: await accords.countPersonnes(db, row.code),
    })
  }

  /** Held, from the version that was looked at; somebody else's newer one is given back. */
  async function hold(tx: Executor, context: StaffContext, cible: Cible): Promise<Tenu> {
    const row = await holdClient(tx, cible.id, context.client.code)
    if (!row) throw new AppError('NotFound')
    const logos = await findLogosDe(tx, row.code)
    if (row.revision !== cible.revision)
      throw staleWrite(cible, await fiche(tx, context, row, logos))
    return { row, logos, etat: etatDe(row, logos) }
  }

  /** What one administrator may change alone is written; the rest waits for a second one. */
  async function enregistrer(
    tx: Transaction,
    context: Prouve,
    action: Action,
    tenu: Tenu,
    voulu: EtatClient,
  ): Promise<FicheClient> {
    const { code, revision } = tenu.row
    const { ordinaire, sensible } = separerSensibles(tenu.etat, voulu, completDe)
    // Whoever chooses who says who people are could be anybody: an administrator too.
    const isIdentites = sensible !== null && 'fournisseurExterne' in sensible.apres
    if (isIdentites && !canDonner(context.visiteur.roles, 'Admin', context.client.droits))
      refuse({ [action === 'restauration' ? 'version' : 'fournisseurExterne']: textes.identites })
    if (sensible)
      await accords.demander(tx, context, {
        clientCode: code,
        objet: 'clients',
        cible: code,
        revision,
        saisie: sensible,
      })
    const written = await ecrireVersion(tx, tenu, ordinaire, {
      ...quiDe(context),
      a: 'auteur',
      action,
    })
    return fiche(tx, context, written, await findLogosDe(tx, code))
  }

  /** The only writer of what takes two: everything is looked at again, as it stands now. */
  const genre: GenreAccord = {
    objet: 'clients',

    async preparer({ apres: { fournisseurExterne } }) {
      const voulu = fournisseurExterne as FournisseurExterne | null | undefined
      return !voulu || (await deps.discover(voulu.issuer)) !== null
    },

    async appliquer(tx, { cible: code, demandeParId }, saisie, now) {
      const row = await holdClient(tx, code)
      if (!row) throw new Error(`The client ${code} is gone`)
      const logos = await findLogosDe(tx, code)
      const etat = etatDe(row, logos)
      if (changesDepuis(completDe(etat), saisie).length > 0) return textesAccord.perimes.valeurs
      const apres = appliquerSensibles(etat, saisie)
      const fautes = fautesDe(code, apres, apres as ValeursClient, await findHotes(tx))
      if (Object.keys(fautes).length > 0) return textesAccord.perimes.regles
      await ecrireVersion(tx, { row, logos, etat }, apres, {
        now,
        auteur: null,
        a: { compte: demandeParId },
        action: 'accord-applique',
      })
      return null
    },
  }

  return {
    fiche,
    genre,

    async list(context: StaffContext, { id }: { id?: string | undefined }) {
      const { db, client } = context
      const fiches: FicheClient[] = []
      for (const row of await findTenus(db, client.code, id))
        fiches.push(await fiche(db, context, row, await findLogosDe(db, row.code)))
      return fiches
    },

    async update(context: StaffContext, modification: ModificationClient): Promise<FicheClient> {
      const { valeurs } = modification
      // Asked before anything is held: a provider may take its time to answer.
      const [actuel] = await findTenus(context.db, context.client.code, modification.id)
      if (!actuel) throw new AppError('NotFound')
      const { fournisseurExterne: saisi } = valeurs
      const fournisseur =
        saisi === undefined
          ? undefined
          : await readFournisseur(deps, actuel.code, actuel.fournisseurExterne, saisi)
      const prouve = await accords.present(context)
      return context.db.transaction(async (tx) => {
        const tenu = await hold(tx, context, modification)
        const voulu = {
          ...tenu.etat,
          ...propre(valeurs),
          ...(fournisseur !== undefined && { fournisseurExterne: fournisseur }),
        }
        refuse(fautesDe(tenu.row.code, voulu, valeurs, await findHotes(tx)))
        if (valeurs.offresFermees)
          refuse(fautesOffres(voulu, await findNomsOffres(tx, tenu.row.code)))
        return enregistrer(tx, prouve, 'modification', tenu, voulu)
      })
    },

    /** The client becomes what it was, under a new version; what is forbidden today stays so. */
    async restore(context: StaffContext, restauration: Restauration): Promise<FicheClient> {
      // As for a change, and before anything is held: a provider that is gone since would lock everybody out.
      const [actuel] = await findTenus(context.db, context.client.code, restauration.id)
      const ancien = actuel && (await findVersion(context.db, actuel.code, restauration.version))
      const rendu = ancien?.etat.fournisseurExterne
      if (rendu && rendu.issuer !== actuel?.fournisseurExterne?.issuer)
        await mustAnswer(deps.discover, rendu.issuer, 'version')
      const prouve = await accords.present(context)
      return context.db.transaction(async (tx) => {
        const tenu = await hold(tx, context, restauration)
        const version = await findVersion(tx, tenu.row.code, restauration.version)
        if (!version)
          throw new AppError('BadRequest', undefined, { version: textes.versionInconnue })
        // A version of before offers could be closed says nothing of them.
        const etat = { ...version.etat, offresFermees: version.etat.offresFermees ?? {} }
        refuse(fautesDe(tenu.row.code, etat, etat as ValeursClient, await findHotes(tx)))
        await keepImages(tx, tenu.logos)
        return enregistrer(tx, prouve, 'restauration', tenu, etat)
      })
    },

    async replaceLogo(context: StaffContext, envoi: LogoEnvoye): Promise<FicheClient> {
      const image = cleanImage(Buffer.from(envoi.contenu, 'base64'))
      if (!image) throw new AppError('BadRequest', undefined, { contenu: textes.imageRefusee })
      const impression = readImpression(envoi.impression)
      const prouve = await accords.present(context)
      return context.db.transaction(async (tx) => {
        const tenu = await hold(tx, context, envoi)
        const clientCode = tenu.row.code
        const empreinte = empreinteDe(image.contenu)
        await keepImages(tx, [...tenu.logos, { clientCode, empreinte, ...image, impression }])
        const logos = { ...tenu.etat.logos, [envoi.nom]: empreinte }
        return enregistrer(tx, prouve, 'modification', tenu, { ...tenu.etat, logos })
      })
    },
  }
}

type Cible = { id: string; revision: number }

/** The page that says that nothing works is written by people: made safe as it is kept. */
function propre({ fournisseurExterne: _, config, ...valeurs }: ValeursClient) {
  const gardees = Object.fromEntries(
    Object.entries(valeurs).filter(([, valeur]) => valeur !== undefined),
  ) as Partial<EtatClient>
  if (gardees.offresFermees) gardees.offresFermees = fermees(gardees.offresFermees)
  if (!config) return gardees
  const { pageErreur } = config
  return {
    ...gardees,
    config: {
      ...config,
      pageErreur: { ...pageErreur, contenu: sanitizeContenu(pageErreur.contenu) },
    },
  }
}

/** Each offer once, in one order; a feature that is closed to none is not spoken of. */
const fermees = (offres: EtatClient['offresFermees']): EtatClient['offresFermees'] =>
  Object.fromEntries(
    Object.entries(offres)
      .filter(([, noms]) => noms.length > 0)
      .map(([cle, noms]) => [cle, [...new Set(noms)].toSorted()]),
  )

function readImpression(envoyee: string | undefined): Uint8Array | null {
  if (envoyee === undefined) return null
  const image = cleanImage(Buffer.from(envoyee, 'base64'))
  if (image?.typeMime !== 'image/png')
    throw new AppError('BadRequest', undefined, { impression: textes.impressionRefusee })
  return image.contenu
}
