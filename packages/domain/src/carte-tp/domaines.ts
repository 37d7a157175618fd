/** The domains of care of a third-party-payment card, by the codes that professionals read. */
export const libellesDomaineTp = {
  PHAR: 'Pharmacie',
  MED: 'Médecins',
  LABO: 'Laboratoires d’analyses',
  RADL: 'Radiologie',
  AUXM: 'Auxiliaires médicaux',
  SVIL: 'Soins en ville',
  CSTE: 'Centres de santé',
  EXTE: 'Soins externes à l’hôpital',
  HOSP: 'Hospitalisation',
  DENT: 'Dentaire',
  OPTI: 'Optique',
  AUDI: 'Aides auditives',
  TRAN: 'Transport sanitaire',
} as const

export type CodeDomaineTp = keyof typeof libellesDomaineTp
export const codesDomaineTp = Object.keys(libellesDomaineTp) as CodeDomaineTp[]

/** « 100 % » of the base, mandatory part included; without a rate the insurer is asked each time. */
export const formatTauxTp = (taux: number | null) => (taux === null ? 'PEC' : `${taux}\u00a0%`)
