import { codeComplement, codeNatureVoie } from './abreviations.ts'

/** An address as it travels; what does not apply is empty. */
export type Adresse = {
  codePays: string
  adresseEtrangere: boolean
  libellePays: string
  /** Flat, floor, corridor: where the letter is handed over. */
  pointRemiseCourrier: string
  numVoie: string
  /** bis, ter, quater. */
  libelleCourtBtq: string
  /** RUE, AV, BD. */
  libelleCourtNatureVoie: string
  libelleVoie: string
  /** Entrance, building, residence. */
  complementGeographique: string
  codeCedex: string
  nomCedex: string
  bureauCedex: string
  /** BP, CS, TSA, poste restante. */
  mentionParticuliere: string
  lieuDit: string
  codePostal: string
  localite: string
}

export const CODE_FRANCE = 'FR'

export const ADRESSE_VIDE: Adresse = {
  codePays: CODE_FRANCE,
  adresseEtrangere: false,
  libellePays: 'France',
  pointRemiseCourrier: '',
  numVoie: '',
  libelleCourtBtq: '',
  libelleCourtNatureVoie: '',
  libelleVoie: '',
  complementGeographique: '',
  codeCedex: '',
  nomCedex: '',
  bureauCedex: '',
  mentionParticuliere: '',
  lieuDit: '',
  codePostal: '',
  localite: '',
}

export const typesAdresse = ['francaise', 'cedex', 'etrangere'] as const
export type TypeAdresse = (typeof typesAdresse)[number]

export function typeAdresse({ adresseEtrangere, codeCedex, nomCedex }: Adresse): TypeAdresse {
  if (adresseEtrangere) return 'etrangere'
  return codeCedex !== '' || nomCedex !== '' ? 'cedex' : 'francaise'
}

const communs = [
  'pointRemiseCourrier',
  'complementGeographique',
  'libelleVoie',
  'lieuDit',
] as const satisfies (keyof Adresse)[]
const voie = [
  'numVoie',
  'libelleCourtBtq',
  'libelleCourtNatureVoie',
  'mentionParticuliere',
] as const satisfies (keyof Adresse)[]

/** The parts that each kind of address is made of. */
export const champsAdresse: Record<TypeAdresse, readonly (keyof Adresse)[]> = {
  francaise: [...communs, ...voie, 'codePostal', 'localite'],
  cedex: [...communs, ...voie, 'codeCedex', 'nomCedex', 'bureauCedex'],
  etrangere: [...communs, 'codePostal', 'localite', 'codePays', 'libellePays'],
}

/** What is typed in the form. Changing one's mind about the kind loses nothing until it is sent. */
export type SaisieAdresse = Adresse & { type: TypeAdresse }

/** What the standard has a code for is read by it, however another system keeps it. */
export const adresseNormee = (adresse: Adresse): Adresse => ({
  ...adresse,
  libelleCourtBtq: codeComplement(adresse.libelleCourtBtq),
  libelleCourtNatureVoie: codeNatureVoie(adresse.libelleCourtNatureVoie),
})

export const saisieDepuisAdresse = (adresse: Adresse): SaisieAdresse => ({
  ...adresseNormee(adresse),
  type: typeAdresse(adresse),
})

/** What is sent: only the parts of the chosen kind, without blanks around them. */
export function adresseAEnvoyer({ type, ...saisie }: SaisieAdresse): Adresse {
  const gardees = champsAdresse[type].map((champ) => [champ, String(saisie[champ]).trim()])
  return {
    ...ADRESSE_VIDE,
    ...Object.fromEntries(gardees),
    adresseEtrangere: type === 'etrangere',
  }
}
