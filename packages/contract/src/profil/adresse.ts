import type { Adresse } from '@espace-adherent/domain'
import { z } from 'zod'

const texte = z.string()

/** An address as it travels; what does not apply is empty. */
export const adresseSchema: z.ZodType<Adresse> = z.object({
  codePays: texte,
  adresseEtrangere: z.boolean(),
  libellePays: texte,
  pointRemiseCourrier: texte,
  numVoie: texte,
  libelleCourtBtq: texte,
  libelleCourtNatureVoie: texte,
  libelleVoie: texte,
  complementGeographique: texte,
  codeCedex: texte,
  nomCedex: texte,
  bureauCedex: texte,
  mentionParticuliere: texte,
  lieuDit: texte,
  codePostal: texte,
  localite: texte,
})
