import {
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
  type LigneResume,
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
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { empreinteIban } from '../../schema/empreintes.ts'
import { sealed } from '../../schema/sealed.ts'
import { type Appelant as AppelantDe, type AppelantPresume, traite } from '../actes/index.ts'
import { annonce, contratDit } from '../demandes/index.ts'
import { insertPdf } from '../documents/index.ts'
import type { Messages } from '../messages/index.ts'
import { prevenir } from './avis.ts'
import * as mots from './mots.ts'
import { findComptePersonnel, saveComptePersonnel } from './personnel.repository.ts'
import { direAuxAdherents } from './personnel.ts'
import {
  AUCUN_COMPTE,
  findCompte,
  findEnAttente,
  findMandats,
  isConnuAilleurs,
  replaceMandat,
  saveCompte,
} from './rib.repository.ts'
import { textes } from './textes.ts'

/** Every one of these acts is about a contract. */
type Appelant = AppelantDe<string>
type Presume = AppelantPresume<string>

export type RibDeps = { sealer: Sealer; messages: Messages }

/** What there is before another account is given. */
type Avant = {
  remboursements: Awaited<ReturnType<typeof findCompte>>
  mandat: Awaited<ReturnType<typeof findMandats>>[number] | null
  rum: string
  ics: string | null
  /** Of a beneficiary, whose own account it is; null: that of the contract. */
  personnel: { dateNaissance: string } | null
  isEnAttente: boolean
  /** For all that the act changes. */
  isDejaUtilise: boolean
  isConnuAilleurs: boolean
  /** In somebody else's name: its paper is looked at. */
  isTiers: boolean
}

/** The accounts of a contract: where benefits are paid to, where contributions are taken from, or both. */
export function createRibs(deps: RibDeps) {
  return [
    traite({ ...commun(deps, 'ribPrestationsActeGestion'), acte: ribPrestationsActe }),
    traite({
      ...commun(deps, 'ribCotisationsActeGestion'),
      acte: ribCotisationsActe,
      faits: faitsMandat,
    }),
    traite({ ...commun(deps, 'ribActeGestion'), acte: ribActe, faits: faitsMandat }),
  ] as const
}

async function faitsMandat(tx: Executor, appelant: Appelant): Promise<FaitsMandat> {
  const { client } = appelant
  const { rum, ics } = await prochainMandat(tx, appelant)
  return { creancier: client.libelle, adresse: client.config.adressePostale, rum, ics }
}

async function prochainMandat(tx: Executor, appelant: Presume) {
  const key = appelant.contrat
  const mandats = await findMandats(tx, key)
  return {
    mandat: mandats.find(({ revoqueLe }) => revoqueLe === null) ?? null,
    rum: rumSuivante(key.clientCode, key.numeroContrat, mandats.length),
    ics: appelant.client.config.ics ?? mandats[0]?.ics ?? null,
  }
}

function commun(deps: RibDeps, acte: ActeRib) {
  const { sealer } = deps
  /** Theirs from that day on; whoever subscribed is told that it is, and nothing else of it. */
  async function savePersonnel(
    tx: Executor,
    appelant: Appelant,
    iban: string,
    compte: { titulaire: string; bic: string; ibanMasque: string; ibanEmpreinte: string },
  ) {
    const { clientCode, numeroContrat } = appelant.contrat
    const personneId = appelant.personneId ?? ''
    const cle = { clientCode, numeroContrat }
    await saveComptePersonnel(
      tx,
      { ...cle, personneId },
      {
        ...compte,
        iban: sealer.seal(iban, sealed.comptePersonnelIban(cle, personneId)),
        depuis: dateAParis(appelant.now),
        refuseLe: null,
      },
    )
    await direAuxAdherents(tx, cle, textes.personnel(appelant.prenom), appelant.now)
  }
  const usages: readonly string[] = usagesDesActes[acte]
  const [isRemboursements, isCotisations] = [
    usages.includes('remboursements'),
    usages.includes('cotisations'),
  ]
  /** The account that whoever asks would know again. */
  const ancienDe = ({ remboursements, mandat }: Avant) =>
    (isRemboursements ? remboursements.ibanMasque : null) ??
    (isCotisations ? (mandat?.ibanMasque ?? null) : null)
  const valeursDe = ({ contrat }: Appelant, iban: string) => ({
    ...contratDit(contrat),
    nouveau: maskIban(iban),
    cotisations: isCotisations,
    deux: isRemboursements && isCotisations,
  })

  return {
    async avant(tx: Executor, appelant: Presume, { iban, titulaire }: SaisieRib): Promise<Avant> {
      const key = appelant.contrat
      const empreinte = empreinteIban(sealer, iban)
      const { clientCode } = key
      const personneId = appelant.personneId ?? ''
      const qui = { ...key, personneId }
      const isPersonnel = key.qualite === 'beneficiaire'
      const [sien, duContrat, mandats, autres, isConnu] = await Promise.all([
        isPersonnel ? findComptePersonnel(tx, qui) : null,
        isPersonnel ? null : findCompte(tx, key),
        prochainMandat(tx, appelant),
        findEnAttente(tx, qui, appelant.envoyeeLe),
        isConnuAilleurs(tx, { clientCode, empreinte, personneId }),
      ])
      const remboursements = sien ?? duContrat ?? AUCUN_COMPTE
      const debite = mandats.mandat?.isCaduc ? null : mandats.mandat
      const donne = { titulaire, ibanEmpreinte: empreinte }
      return {
        remboursements,
        personnel: sien && { dateNaissance: sien.dateNaissance },
        ...mandats,
        isEnAttente: autres.some((autre) => isMemeCompte(acte, autre.acte)),
        isDejaUtilise:
          (!isRemboursements || isDejaUtilise(remboursements, donne)) &&
          (!isCotisations || isDejaUtilise(debite, donne)),
        isConnuAilleurs: isConnu,
        isTiers: isCompteDeTiers({ titulaire }, { ...appelant.client.config, demandeur: appelant }),
      }
    },

    verifie(avant: Avant, _: SaisieRib, { now }: Appelant): Faults {
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
    effet: (avant: Avant, _: SaisieRib, { client, now }: Appelant) =>
      ancienDe(avant) === null && avant.personnel === null
        ? null
        : finReflexion(now, client.config.reflexionRibHeures),

    isAExaminer: ({ isConnuAilleurs: isConnu, isTiers }: Avant) => isConnu || isTiers,

    async apply(
      tx: Executor,
      appelant: Appelant,
      { titulaire, iban, bic }: SaisieRib,
      { rum, ics, personnel }: Avant,
    ) {
      const key = appelant.contrat
      const compte = {
        titulaire,
        bic,
        ibanMasque: maskIban(iban),
        ibanEmpreinte: empreinteIban(sealer, iban),
      }
      if (personnel) return savePersonnel(tx, appelant, iban, compte)
      if (isRemboursements)
        await saveCompte(tx, key, {
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
      await replaceMandat(tx, key, nouveau, { jour, premier: premierDebit(nouveau.signeLe) })
      await insertPdf(tx, key, {
        nature: 'cotisations',
        titre: textes.mandat,
        le: jour,
        edition: 'mandatSepa',
        nomFichier: `mandat-sepa-${rum}.pdf`,
      })
    },

    resume: (avant: Avant, { titulaire, iban, bic }: SaisieRib): LigneResume[] => {
      const { remboursements, mandat, rum } = avant
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

    annonces(avant: Avant, { iban }: SaisieRib, appelant: Appelant) {
      const valeurs = valeursDe(appelant, iban)
      return {
        // The request is announced with the link that cancels it.
        recue: null,
        appliquee: annonce(mots.modifiee, { ...valeurs, ancien: ancienDe(avant) }),
      }
    },

    annulee: (reference: string) => annonce(mots.annulee, { reference }),

    recue: (
      tx: Executor,
      appelant: Appelant,
      demande: Parameters<typeof prevenir>[3],
      avant: Avant,
      { iban }: SaisieRib,
    ) =>
      prevenir(deps, tx, appelant, demande, {
        ...valeursDe(appelant, iban),
        ancien: ancienDe(avant),
      }),
  }
}
