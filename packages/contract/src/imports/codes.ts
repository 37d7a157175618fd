import { z } from 'zod'

/** Why a record is refused, in one sentence; `docs/imports.md` has a paragraph for each. */
export const codesRejet = {
  // Said by the reader, from the line alone.
  encodage: 'Cette ligne n’est pas écrite en UTF-8.',
  illisible: 'Cette ligne n’est pas un enregistrement lisible.',
  'trop-long': 'Cette valeur dépasse la longueur permise.',
  'champ-inconnu': 'Ce champ n’existe pas dans cet enregistrement.',
  'champ-manquant': 'Ce champ est obligatoire\u00a0: il ne peut être ni absent ni vidé.',
  type: 'Cette valeur n’est pas du type attendu.',
  valeur: 'Cette valeur n’est pas l’une de celles qui sont admises.',
  format: 'Cette valeur n’a pas la forme attendue.',
  date: 'La date doit exister et s’écrire AAAA-MM-JJ, entre 1850 et 2199. Sans fin s’écrit null.',
  montant: 'Le montant doit être un nombre entier de centimes, dans les limites permises.',
  nir: 'Le numéro de sécurité sociale ou sa clé est incorrect.',
  iban: 'L’IBAN ou le BIC est incorrect.',
  adresse: 'L’adresse est incorrecte.',
  periode: 'La fin précède le début.',
  total: 'Les remboursements dépassent la dépense, ou une ligne rejetée en a un de la mutuelle.',
  suppression:
    'Cette suppression n’est pas possible\u00a0: elle ne porte que la clé, dans un fichier delta.',
  cycle: 'Cet enregistrement se désigne lui-même.',
  fichier: 'Le fichier du document manque, a changé, ou n’est pas désigné correctement.',
  // Said once several records are compared.
  doublon: 'Cette clé est déjà celle d’un autre enregistrement ou élément du même fichier.',
  reference: 'L’enregistrement désigné ici n’existe ni dans les fichiers ni dans la base.',
  depend: 'L’enregistrement désigné ici est lui-même refusé.',
  // Said by the database.
  ambigu: 'Plusieurs personnes de la base correspondent\u00a0: rien n’est deviné.',
  referentiel: 'Ce code n’existe pas dans sa table de référence.',
  'cle-prise': 'Cette valeur appartient déjà à un autre enregistrement de la base.',
} as const
export type CodeRejet = keyof typeof codesRejet
export const listeCodesRejet = Object.keys(codesRejet) as [CodeRejet, ...CodeRejet[]]

/** One line of `rejets/<entite>.jsonl`: what was refused, where, why, and what to correct. */
export const rejetSchema = z.strictObject({
  /** Line of the file it was read from, the first of its lines in a CSV. */
  ligne: z.int().positive(),
  /** Key of the record; none when it cannot be read. */
  id: z.string().nullable(),
  /** « assures.0.personne »; none: the whole record. */
  champ: z.string().nullable(),
  code: z.enum(listeCodesRejet),
  message: z.string(),
  /** To be corrected in place, then replayed; none when it could not be read. */
  enregistrement: z.unknown(),
})
export type Rejet = z.infer<typeof rejetSchema>
