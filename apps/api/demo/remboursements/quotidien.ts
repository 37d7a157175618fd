import { soin, type Visite } from './visite.ts'

/** Numbers from 0 to 1 that look drawn at random and never change (mulberry32). */
export function createSequence(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

type Patient = { cle: string; age: number; isFemme: boolean }

const DUREE = 540

/**
 * The everyday visits of eighteen months: the older one is, the more there are. They look drawn at
 * random, and are the same at every start.
 */
export function visitesQuotidiennes(patient: Patient, seed: number): Visite[] {
  const { age } = patient
  const next = createSequence(seed)
  const rythme = age >= 65 ? 34 : age < 18 ? 78 : 61
  const visites: Visite[] = []
  for (let ilYA = 62 + Math.floor(next() * 20); ilYA < DUREE; ilYA += rythme + jour(next, 21)) {
    visites.push(...ordinaire(patient, ilYA, next))
  }
  if (age >= 18) visites.push(...annuelles(patient, 70 + jour(next, 90), next))
  return visites
}

const jour = (next: () => number, sur: number) => Math.floor(next() * sur)
const pick = <T>(list: readonly T[], next: () => number): T =>
  list[Math.floor(next() * list.length)] as T

const medecins = ['Dr Paul Ferrand, généraliste', 'Dr Inès Haddouche, généraliste']
const pharmacies = ['Pharmacie de la Place', 'Pharmacie du Marché']
const laboratoire = 'Laboratoire Analys Santé'

/** A consultation, then the chemist; sometimes a blood test. */
function ordinaire({ cle, age }: Patient, ilYA: number, next: () => number): Visite[] {
  const boites = 1 + jour(next, age >= 65 ? 4 : 2)
  const visites: Visite[] = [
    { ilYA, cle, professionnel: pick(medecins, next), soins: [soin('G', 'tarif')] },
    {
      ilYA,
      cle,
      professionnel: pick(pharmacies, next),
      isTiersPayant: true,
      soins: [
        soin('PH65', boites * (480 + jour(next, 90) * 10), boites),
        ...(next() < 0.35 ? [soin('PH30', 320 + jour(next, 40) * 10)] : []),
      ],
    },
  ]
  if (next() < (age >= 65 ? 0.45 : 0.18))
    visites.push({
      ilYA: ilYA - 4,
      cle,
      professionnel: laboratoire,
      isTiersPayant: true,
      soins: [soin('BIO', 1850 + jour(next, 220) * 10)],
    })
  return visites
}

/** What comes back once a year. */
function annuelles({ cle, age, isFemme }: Patient, ilYA: number, next: () => number): Visite[] {
  const visites: Visite[] = [
    {
      ilYA,
      cle,
      professionnel: 'Cabinet dentaire des Tilleuls',
      soins: [soin('CD', 2300), soin('HBJD001', 2892)],
    },
    isFemme
      ? {
          ilYA: ilYA + 40,
          cle,
          professionnel: 'Dr Hélène Caron, gynécologue',
          soins: [soin('CSO', 4000 + jour(next, 3) * 500)],
        }
      : {
          ilYA: ilYA + 40,
          cle,
          professionnel: 'Dr Éric Blanc, dermatologue',
          soins: [soin('CS', 6000 + jour(next, 4) * 500)],
        },
  ]
  if (age >= 65)
    visites.push(
      {
        ilYA: ilYA + 15,
        cle,
        professionnel: 'Audition du Centre',
        isTiersPayant: true,
        soins: [{ code: 'AUD2', depense: 145_000, oreille: 'droite' }],
      },
      {
        ilYA: ilYA + 120,
        cle,
        professionnel: 'Cabinet de radiologie Saint-Jean',
        soins: [soin('RAD', 6650)],
      },
    )
  return visites
}
