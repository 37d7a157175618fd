import {
  ADRESSE_VIDE,
  type Adresse,
  adresseAEnvoyer,
  champsAdresse,
  dateDemenagement,
  documentsVoulus,
  exiger,
  isMemeAdresse,
  normalizeTelephone,
  parseDate,
  saisieDepuisAdresse,
  typesAdresse,
  validateDemenagement,
} from '@espace-adherent/domain'
import { z } from 'zod'
import { dateSaisieSchema } from '../acte/dates.ts'
import { defineActe, faitsDe } from '../acte/define.ts'
import { champsDes, ecrits, ecritsSur } from '../acte/pieces.ts'
import { uploadedFileSchema } from '../fichiers/index.ts'
import { adresseTete } from './tete.ts'
import { textes } from './textes.ts'

export { ADRESSE_MAX, ADRESSE_MIN, propositionsAdresseResource } from './propositions.ts'

/** Generous bounds: the rules that follow say what is wrong in each field. */
const { adresseEtrangere: _, ...lignes } = ADRESSE_VIDE

type Faits = {
  adresse: Adresse | null
  /** Masked. */
  telephone: string | null
  /** The other covered people at the same address; a beneficiary finds nobody. */
  foyer: { id: string; nom: string; hasCompte: boolean }[]
}

const documents = exiger('manuel', {
  justificatif: { libelle: textes.piece, raison: textes.raison },
})

const parties = [...new Set(Object.values(champsAdresse).flat())]

export const adresseActe = defineActe(adresseTete, {
  textes,
  saisie: z.strictObject({
    type: z.enum(typesAdresse),
    ...ecritsSur(100, champsDes(lignes)),
    adresseEtrangere: z.boolean(),
    /** Who moves along. */
    personnes: z.array(z.uuid()).max(30),
    dateEffet: dateSaisieSchema,
    justificatif: uploadedFileSchema.nullable(),
    /** No number: it stays as it is. */
    ...ecrits({ numeroContrat: 50, telephone: 30 }),
  }),
  faits: faitsDe<Faits>(),
  vide: saisieDepuisAdresse(ADRESSE_VIDE),
  etapes: {
    adresse: ['type', ...parties, 'telephone', 'justificatif'],
    foyer: ['personnes', 'dateEffet'],
  },
  check: (s, _, { foyer }) => validateDemenagement(s, foyer),
  normalise: ({ telephone, personnes, dateEffet, justificatif: _, numeroContrat: __, ...s }) => ({
    adresse: adresseAEnvoyer(s),
    telephone: normalizeTelephone(telephone),
    personnes: [...new Set(personnes)].sort(),
    dateEffet: parseDate(dateEffet),
  }),
  documents,
  // Who keeps their address, and only changes their telephone, proves nothing of it.
  pieces: (saisie, regles, { adresse }) =>
    isMemeAdresse(adresse, adresseAEnvoyer(saisie))
      ? []
      : documentsVoulus(documents, saisie, regles).map(({ champ, ...piece }) => ({
          champ: champ as keyof typeof documents,
          ...piece,
        })),
  dateEffet: dateDemenagement,
})
