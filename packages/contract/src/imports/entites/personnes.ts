import { exonerations } from '@espace-adherent/domain'
import { z } from 'zod'
import {
  adresse,
  cle,
  code,
  codePostal,
  date,
  entier,
  facultatif,
  nir,
  nirMonegasque,
  regle,
  telephone,
  texte,
} from '../champs.ts'
import { finAvant } from '../periodes.ts'
import { definir } from './definition.ts'

const nom = texte(100)

export const personnes = definir({
  tables: ['personne'],
  cle: 'id',
  isSupprimable: true,
  schema: z
    .strictObject({
      id: cle,
      codeCivilite: facultatif(code),
      nom,
      prenom: nom,
      nomPatronymique: facultatif(nom),
      dateNaissance: date,
      rangGemellaire: entier(1, 9).optional(),
      sexe: facultatif(z.enum(['F', 'M'])),
      nir: facultatif(nir),
      nirMonegasque: facultatif(nirMonegasque),
      adresse: facultatif(adresse),
      codePostal: facultatif(codePostal),
      telephone: facultatif(telephone),
      isTeletransmission: z.boolean().optional(),
      motifRefusTeletransmission: facultatif(texte(500)),
      organisme: facultatif(texte(200)),
      codeRegime: facultatif(code),
      materniteDu: facultatif(date),
      materniteAu: facultatif(date),
      exoneration: facultatif(z.enum(exonerations)),
      exonerationDu: facultatif(date),
      exonerationAu: facultatif(date),
      codeSituationFamiliale: facultatif(code),
      employeur: facultatif(texte(200)),
      /** Under whose number the Assurance maladie knows this person. */
      rattacheA: facultatif(cle),
    })
    .superRefine(
      regle('periode', (p) =>
        finAvant(p, [
          ['materniteDu', 'materniteAu'],
          ['exonerationDu', 'exonerationAu'],
        ]),
      ),
    )
    .superRefine(regle('cycle', (p) => (p.rattacheA === p.id ? 'rattacheA' : null))),
  references: ({ rattacheA }) => [{ champ: 'rattacheA', vers: 'personnes', cle: rattacheA }],
  codes: ({ codeCivilite, codeRegime, codeSituationFamiliale }) => [
    { champ: 'codeCivilite', table: 'civilite', code: codeCivilite },
    { champ: 'codeRegime', table: 'regime-obligatoire', code: codeRegime },
    { champ: 'codeSituationFamiliale', table: 'situation-familiale', code: codeSituationFamiliale },
  ],
})

/** Two people of the source were one: whoever goes, and whoever is kept. It is never undone. */
export const fusions = definir({
  tables: ['fusion_personne'],
  cle: 'de',
  isSupprimable: false,
  schema: z
    .strictObject({ de: cle, vers: cle })
    .superRefine(regle('cycle', ({ de, vers }) => (de === vers ? 'vers' : null))),
})
