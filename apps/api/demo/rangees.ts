import { addDays, dateAParis, maskIban } from '@espace-adherent/domain'
import type { comptePersonnel } from '../src/noyau/comptes-beneficiaires.schema.ts'
import { empreinteIban } from '../src/noyau/scelles.ts'
import { sealed } from '../src/noyau/sealed.ts'
import type { Sealer } from '../src/platform/crypto/index.ts'
import { detailsDe } from './personnes/index.ts'
import type { ClientDemo, ContratDemo, PersonneDemo } from './types.ts'

/** The first one asked is accepted, the others refused. */
export const consentementsDe = (
  { config }: Pick<ClientDemo, 'config'>,
  compteId: string,
  le: Date,
) =>
  config.consentements.map(({ nom, libelle }, rang) => ({
    compteId,
    nomConsentement: nom,
    libelle,
    isAccepted: rang === 0,
    le,
  }))

export function toPersonne(
  demo: PersonneDemo,
  id: string,
  { sealer, aujourdhui }: { sealer: Sealer; aujourdhui: string },
) {
  const { cle: _, nir, nirMonegasque, ...personne } = demo
  return {
    id,
    ...personne,
    ...detailsDe(demo, id, { sealer, aujourdhui }),
    nir: nir && sealer.seal(nir, sealed.personneNir(id)),
    nirEmpreinte: nir && sealer.fingerprint(nir),
    nirMonegasqueEmpreinte: nirMonegasque && sealer.fingerprint(nirMonegasque),
  }
}

/** Those who gave an account are debited every month; the others pay by cheque, once a quarter. */
export function toContrat(
  {
    compteBancaire,
    assures: _,
    isMandatInutilise: __,
    ...contrat
  }: ContratDemo & { clientCode: string },
  sealer: Sealer,
) {
  if (!compteBancaire)
    return {
      ...contrat,
      codeModePaiementCotisation: 'CHQ',
      codePeriodiciteCotisation: 'T',
      // Benefits of a health contract come by cheque too, until there is an account.
      ...(contrat.typeContrat === 'sante' && { codeModePaiement: 'CHQ' }),
    }
  const { titulaire, iban, bic } = compteBancaire
  return {
    ...contrat,
    codeModePaiementCotisation: 'PRE',
    codePeriodiciteCotisation: 'M',
    codeModePaiement: 'VIR',
    titulaire,
    iban: sealer.seal(iban, sealed.contratIban({ ...contrat, numeroContrat: contrat.numero })),
    ibanMasque: ibanMasqueDe({ compteBancaire }),
    ibanEmpreinte: empreinteIban(sealer, iban),
    bic,
  }
}

export const ibanMasqueDe = ({ compteBancaire }: Pick<ContratDemo, 'compteBancaire'>) =>
  compteBancaire && maskIban(compteBancaire.iban)

/** Those who agreed to be seen by whoever subscribed. */
export const toAccords = (
  contrats: readonly ContratDemo[],
  clientCode: string,
  idOf: (cle: string) => string,
  donneLe: Date,
) =>
  contrats.flatMap(({ numero, assures }) =>
    assures
      .filter(({ isAccord }) => isAccord)
      .map(({ cle }) => ({ clientCode, numeroContrat: numero, personneId: idOf(cle), donneLe })),
  )

/** What beneficiaries of sixteen and over answered about an account of their own. */
export const toComptesPersonnels = (
  contrats: readonly ContratDemo[],
  clientCode: string,
  idOf: (cle: string) => string,
  { sealer, now }: { sealer: Sealer; now: Date },
): (typeof comptePersonnel.$inferInsert)[] =>
  contrats.flatMap(({ numero: numeroContrat, assures }) =>
    assures.flatMap<typeof comptePersonnel.$inferInsert>(({ cle, compte }) => {
      if (!compte) return []
      const personneId = idOf(cle)
      const qui = { clientCode, numeroContrat, personneId }
      if (compte === 'refus') return [{ ...qui, refuseLe: now }]
      const { titulaire, iban, bic, depuisJours } = compte
      return [
        {
          ...qui,
          titulaire,
          bic,
          iban: sealer.seal(iban, sealed.comptePersonnelIban(qui, personneId)),
          ibanMasque: maskIban(iban),
          ibanEmpreinte: empreinteIban(sealer, iban),
          depuis: addDays(dateAParis(now), -depuisJours),
        },
      ]
    }),
  )

export const toAssures = (
  contrats: readonly ContratDemo[],
  clientCode: string,
  idOf: (cle: string) => string,
) =>
  contrats.flatMap(({ numero, assures }) =>
    assures.map(({ cle, qualite, lien }, i) => ({
      clientCode,
      numeroContrat: numero,
      personneId: idOf(cle),
      qualite,
      lien,
      rang: i + 1,
    })),
  )
