import { ADRESSE_VIDE, type Adresse } from '@espace-adherent/domain'

const complements: Readonly<Record<string, string>> = { bis: 'B', ter: 'T', quater: 'Q' }

/** « 12 bis », « RUE », « des Lilas », « 69006 », « Lyon », and what else there is to say. */
export const rue = (
  [numVoie, nature, voie]: [numVoie: string, nature: string, voie: string],
  [codePostal, localite]: [codePostal: string, localite: string],
  plus: Partial<Adresse> = {},
): Adresse => {
  const [numero = '', btq = ''] = numVoie.split(' ')
  return {
    ...ADRESSE_VIDE,
    numVoie: numero,
    libelleCourtBtq: complements[btq] ?? '',
    libelleCourtNatureVoie: nature,
    libelleVoie: voie,
    codePostal,
    localite,
    ...plus,
  }
}

/** Monaco has French postal codes, and is another country. */
export const monaco = (voie: string, complementGeographique: string): Adresse => ({
  ...ADRESSE_VIDE,
  codePays: 'MC',
  adresseEtrangere: true,
  libellePays: 'Monaco',
  libelleVoie: voie,
  complementGeographique,
  codePostal: '98000',
  localite: 'Monaco',
})
