import { messageNom } from '@espace-adherent/domain'
import { z } from 'zod'

/** The name of a person, by the one rule of all names: « Le nom », « Le prénom ». */
export const nomSchema = (libelle: string) =>
  z
    .string()
    .trim()
    .superRefine((nom, context) => {
      const message = messageNom(libelle)(nom)
      if (message !== null) context.addIssue({ code: 'custom', message })
    })
