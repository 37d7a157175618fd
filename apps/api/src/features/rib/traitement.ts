import {
  type Acte,
  type FaitsMandat,
  ribActe,
  ribCotisationsActe,
  ribPrestationsActe,
} from '@espace-adherent/contract'
import {
  type ActeRib,
  dateAParis,
  type Faults,
  finReflexion,
  isCompteDeTiers,
  isDejaUtilise,
  isMemeCompte,
  ligneChangee,
  lignesDe,
  maskIban,
  messageChangementEnAttente,
  messageDejaUtilise,
  messageTropJeune,
  peutAvoirSonCompte,
  premierDebit,
  rumSuivante,
  type SaisieRib,
  usagesDesActes,
} from '@espace-adherent/domain'
import {
  AUCUN_COMPTE,
  type Ecriture,
  findComptePersonnel,
  findComptePrestations,
  findMandats,
  isConnuAilleurs,
  replaceMandat,
  saveComptePersonnel,
  saveComptePrestations,
} from '../../noyau/index.ts'
import { empreinteIban } from '../../noyau/scelles.ts'
import { sealed } from '../../noyau/sealed.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { type Appelant, type AppelantPresume, traite } from '../actes/index.ts'
import { isReservee } from '../cotisations/index.ts'
import { insertPdf } from '../documents/index.ts'
import type { Messages } from '../messages/index.ts'
import { annonce, contratDit } from '../nouvelles/index.ts'
import { prevenir } from './avis.ts'
import { compareComptes } from './comparaison.ts'
import * as mots from './mots.ts'
import { direAuxAdherents } from './personnel.ts'
import { findEnAttente } from './rib.repository.ts'
import { suiteRib } from './suite.ts'
import { textes } from './textes.ts'

export type RibDeps = { sealer: Sealer; messages: Messages }

/** The accounts of a contract: where benefits are paid to, where contributions are taken from, or both. */
export const createRibs = (deps: RibDeps) =>
  [
    traiteRib(deps, ribPrestationsActe),
    traiteRib(deps, ribCotisationsActe, faitsMandat(ribCotisationsActe.key)),
    traiteRib(deps, ribActe, faitsMandat(ribActe.key)),
  ] as const

const faitsMandat =
  (acte: ActeRib) =>
  async (tx: Executor, appelant: Appelant<string>): Promise<FaitsMandat> => {
    const { client } = appelant
    const { rum, ics } = await prochainMandat(tx, appelant)
    const isEnAttente = await findIsEnAttente(tx, acte, appelant)
    const { adressePostale: adresse } = client.config
    return { creancier: client.libelle, adresse, rum, ics, isEnAttente }
  }

async function prochainMandat(tx: Executor, appelant: AppelantPresume<string>) {
  const key = appelant.contrat
  const mandats = await findMandats(tx, key)
  return {
    mandat: mandats.find(({ revoqueLe }) => revoqueLe === null) ?? null,
    rum: rumSuivante(key.clientCode, key.numeroContrat, mandats.length),
    ics: appelant.client.config.ics ?? mandats[0]?.ics ?? null,
  }
}

type Connus = {
  remboursements: { ibanMasque: string | null }
  mandat: { ibanMasque: string } | null
}
type Compte = { titulaire: string; bic: string; ibanMasque: string; ibanEmpreinte: string }

/** Theirs from that day on; whoever subscribed is told that it is, and nothing else of it. */
async function savePersonnel(
  { sealer }: RibDeps,
  e: Ecriture,
  { contrat, personneId: lui, prenom, now }: Appelant<string>,
  iban: string,
  compte: Compte,
) {
  const personneId = lui ?? ''
  const cle = { clientCode: contrat.clientCode, numeroContrat: contrat.numeroContrat }
  const scelle = sealer.seal(iban, sealed.comptePersonnelIban(cle, personneId))
  const depuis = dateAParis(now)
  const qui = { ...cle, personneId }
  await saveComptePersonnel(e, qui, { ...compte, iban: scelle, depuis, refuseLe: null })
  await direAuxAdherents(e, cle, textes.personnel(prenom), now)
}

/** Whether a change of what this act changes waits, asked for before that moment. */
const findIsEnAttente = async (tx: Executor, acte: ActeRib, de: AppelantPresume<string>) =>
  (await findEnAttente(tx, { ...de.contrat, personneId: de.personneId ?? '' }, de.envoyeeLe)).some(
    (autre) => isMemeCompte(acte, autre.acte),
  )

/** One of these acts; `faits` besides, of one that has a mandate signed. */
function traiteRib<S extends object, F extends object, K extends ActeRib>(
  deps: RibDeps,
  acte: Acte<S, SaisieRib, string, F, K, string>,
  faits?: (tx: Executor, appelant: Appelant<string>) => Promise<F>,
) {
  const { sealer } = deps
  const usages: readonly string[] = usagesDesActes[acte.key]
  const isRemboursements = usages.includes('remboursements')
  const isCotisations = usages.includes('cotisations')
  /** The account that whoever asks would know again. */
  const ancienDe = ({ remboursements, mandat }: Connus) =>
    (isRemboursements ? remboursements.ibanMasque : null) ??
    (isCotisations ? (mandat?.ibanMasque ?? null) : null)
  const valeursDe = ({ contrat }: Appelant<string>, iban: string, avant: Connus) => ({
    ...contratDit(contrat),
    nouveau: maskIban(iban),
    ancien: ancienDe(avant),
    cotisations: isCotisations,
    deux: isRemboursements && isCotisations,
  })

  return traite({
    acte,
    ...(faits && { faits }),
    async avant(tx, appelant, { iban, titulaire }) {
      const key = appelant.contrat
      const empreinte = empreinteIban(sealer, iban)
      const { clientCode } = key
      const personneId = appelant.personneId ?? ''
      const qui = { ...key, personneId }
      const isPersonnel = key.qualite === 'beneficiaire'
      const [sien, duContrat, mandats, isEnAttente, isConnu] = await Promise.all([
        isPersonnel ? findComptePersonnel(tx, qui) : null,
        isPersonnel ? null : findComptePrestations(tx, key),
        prochainMandat(tx, appelant),
        findIsEnAttente(tx, acte.key, appelant),
        isConnuAilleurs(tx, { clientCode, empreinte, personneId }),
      ])
      const remboursements = sien ?? duContrat ?? AUCUN_COMPTE
      const debite = mandats.mandat?.isCaduc ? null : mandats.mandat
      const donne = { titulaire, ibanEmpreinte: empreinte }
      return {
        remboursements,
        personnel: sien && { dateNaissance: sien.dateNaissance },
        ...mandats,
        isEnAttente,
        isDejaUtilise:
          (!isRemboursements || isDejaUtilise(remboursements, donne)) &&
          (!isCotisations || isDejaUtilise(debite, donne)),
        isConnuAilleurs: isConnu,
        isTiers: isCompteDeTiers({ titulaire }, { ...appelant.client.config, demandeur: appelant }),
      }
    },

    verifie(avant, _, { now }): Faults {
      const { personnel } = avant
      const isTropJeune =
        personnel && !peutAvoirSonCompte({ ...personnel, qualite: 'beneficiaire' }, dateAParis(now))
      if (isTropJeune) return { iban: messageTropJeune }
      if (avant.isEnAttente) return { iban: messageChangementEnAttente }
      return { iban: avant.isDejaUtilise ? messageDejaUtilise : null }
    },

    /**
     * A first account of a contract robs nobody of one; one that takes another's place waits until its holder has had
     * time to say no. A beneficiary's takes the place of the contract's.
     */
    effet: (avant, _, { client, now }) =>
      ancienDe(avant) === null && avant.personnel === null
        ? null
        : finReflexion(now, client.config.reflexionRibHeures),

    isAExaminer: ({ isConnuAilleurs: isConnu, isTiers }) => isConnu || isTiers,

    async apply(e, appelant, { titulaire, iban, bic }, { rum, ics, personnel }) {
      const key = appelant.contrat
      const compte = {
        titulaire,
        bic,
        ibanMasque: maskIban(iban),
        ibanEmpreinte: empreinteIban(sealer, iban),
      }
      if (personnel) return savePersonnel(deps, e, appelant, iban, compte)
      if (isRemboursements)
        await saveComptePrestations(e, key, {
          ...compte,
          iban: sealer.seal(iban, sealed.contratIban(key)),
          codeModePaiement: 'VIR',
        })
      if (!isCotisations || ics === null) return
      const { clientCode, numeroContrat } = key
      const jour = dateAParis(appelant.now)
      const nouveau = {
        ...compte,
        clientCode,
        numeroContrat,
        rum,
        ics,
        signeLe: dateAParis(appelant.envoyeeLe),
        iban: sealer.seal(iban, sealed.mandatIban(clientCode, rum)),
      }
      const premier = premierDebit(nouveau.signeLe)
      await replaceMandat(e, key, nouveau, { jour, premier, isReservee })
      await insertPdf(e, key, {
        nature: 'cotisations',
        titre: textes.mandat,
        le: jour,
        edition: 'mandatSepa',
        nomFichier: `mandat-sepa-${rum}.pdf`,
      })
    },

    compare: (tx, appelant, data, avant) =>
      compareComptes(sealer, tx, acte.key, appelant, data, avant),

    resume({ remboursements, mandat, rum }, { titulaire, iban, bic }) {
      const [apres, ancien] = [maskIban(iban), isRemboursements ? remboursements : mandat]
      const isDeux = isRemboursements && isCotisations
      return lignesDe(
        ligneChangee(textes.titulaire, ancien?.titulaire, titulaire),
        isRemboursements &&
          ligneChangee(
            isDeux ? textes.ibanRemboursements : textes.iban,
            remboursements.ibanMasque,
            apres,
          ),
        isCotisations &&
          ligneChangee(isDeux ? textes.ibanCotisations : textes.iban, mandat?.ibanMasque, apres),
        ligneChangee(textes.bic, ancien?.bic, bic),
        isCotisations && ligneChangee(textes.rum, mandat?.rum, rum),
      )
    },

    suite: (fait, avant, { iban }, appelant) =>
      suiteRib(fait, valeursDe(appelant, iban, avant), appelant.now),

    annulee: (reference) => annonce(mots.annulee, { reference }),

    recue: (tx, appelant, demande, avant, { iban }) =>
      prevenir(deps, tx, appelant, demande, valeursDe(appelant, iban, avant)),
  })
}
