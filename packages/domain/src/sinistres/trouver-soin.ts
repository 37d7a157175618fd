import { nomenclature } from '../prestations/nomenclature.ts'
import type { Tarif } from '../prestations/tarif.ts'
import { type Champ, connaitre, readQuestion, retenir } from '../recherche/index.ts'

/**
 * What people call care that the nomenclature names otherwise, by its guarantee, or by its act where the guarantee has
 * several. Endings do not matter: « lunettes » is found under « lunette ».
 */
const parGarantie: Readonly<Record<string, string>> = {
  generaliste: 'médecin docteur traitant cabinet visite',
  generalisteNonOptam: 'médecin docteur traitant cabinet visite dépassement',
  specialisteOptam: 'médecin docteur spécialiste consultation',
  specialisteNonOptam: 'médecin docteur spécialiste consultation dépassement',
  imagerie: 'radio scanner irm écho mammographie imagerie',
  imagerieNonOptam: 'radio scanner irm écho mammographie imagerie dépassement',
  analyses: 'prise de sang bilan sanguin labo biologie',
  pharmacie: 'médicaments vaccin ordonnance boîte',
  sageFemme: 'maïeuticien grossesse accouchement',
  materiel:
    'semelles orthopédiques attelle béquilles lit fauteuil bas contention orthèse tensiomètre',
  transport: 'ambulance taxi vsl',
  psychologue: 'psy psychothérapie',
  osteopathie: 'ostéo ostéopathe médecine douce',
  cure: 'thermes',
  cureSejour: 'thermes',
  soinsDentaires: 'dentiste dent',
  dentaire100Sante: 'dentiste dent prothèse sans reste à charge',
  protheseMaitrisee: 'dentiste dent prothèse',
  protheseDentaire: 'dentiste dent prothèse',
  implant: 'dentiste dent',
  orthodontie: 'dentiste dent appareil dentaire bagues gouttières orthodontiste',
  optique100Sante: 'opticien monture verres optique sans reste à charge',
  lunettes: 'opticien monture verres optique',
  lentilles: 'opticien optique contact',
  audio100Sante: 'appareil auditif prothèse oreille audition sourd sans reste à charge',
  audioprothese: 'appareil auditif prothèse oreille audition sourd',
  sejour: 'hôpital clinique hospitalisation',
  honoraires: 'hôpital clinique opération chirurgien',
  honorairesNonOptam: 'hôpital clinique opération chirurgien dépassement',
  forfaitJournalier: 'hôpital clinique hospitalisation',
  urgences: 'hôpital clinique',
  chambre: 'hôpital clinique chambre individuelle seule',
  accompagnant: 'hôpital clinique',
}
const parCode: Readonly<Record<string, string>> = {
  AMK: 'kiné kinésithérapeute masseur massage rééducation',
  AMS: 'kiné kinésithérapeute masseur massage',
  AMI: 'infirmier infirmière piqûre pansement',
  AMO: 'orthophoniste',
  AMY: 'orthoptiste yeux vue',
  AMP: 'pieds podologue pédicure',
  DER: 'dermato peau grain de beauté',
  CNP: 'psy',
  CNN: 'psy',
  OPH: 'ophtalmo yeux vue oculiste',
  OPX: 'ophtalmo yeux vue oculiste',
  GYN: 'gynéco femme',
  GYX: 'gynéco femme',
  PED: 'enfant bébé',
  PEX: 'enfant bébé',
  CAR: 'cardio cœur',
  CAX: 'cardio cœur',
  HBMD058: 'plombage composite',
  HBMD050: 'plombage composite',
  HBGD036: 'arracher dent de sagesse',
  HBJD001: 'tartre nettoyage',
  HBLD031: 'dentier',
  HBLD035: 'dentier',
}

/** Of two acts that are as close, what most bills are for. */
const USUELS = 'G CSO CS OPH PED GYN AMK OST PSY PH65 BIO RAD CD HBJD001 OPTB LEN'.split(' ')

const rang = ({ code }: Tarif) => {
  const place = USUELS.indexOf(code)
  return place === -1 ? USUELS.length : place
}
const parUsage = [...nomenclature].sort((un, autre) => rang(un) - rang(autre))

const POIDS = 5
const champsDe = ({ code, libelle, regime: { garantie } }: Tarif): Champ[] => [
  { texte: libelle, poids: POIDS },
  // Each by itself: how many other names something has says nothing of it.
  ...`${parCode[code] ?? ''} ${parGarantie[garantie] ?? ''}`
    .split(' ')
    .filter((mot) => mot !== '')
    .map((texte) => ({ texte, poids: POIDS })),
]
const textes = parUsage.flatMap((tarif) => champsDe(tarif).map(({ texte }) => texte))

/**
 * Care by the words of everyday: accents, plurals and a letter off are forgiven. The best first; what most bills are for,
 * where nothing is looked for.
 */
export function searchSoins(texte: string): readonly Pick<Tarif, 'code' | 'libelle'>[] {
  const question = readQuestion(texte)
  if (question.length > 0) return retenir(connaitre(question, textes), parUsage, champsDe).retenus
  // Words that say nothing find nothing; without any, nothing was asked yet.
  return texte.trim() === '' ? parUsage : []
}
