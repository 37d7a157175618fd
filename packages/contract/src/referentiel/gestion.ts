import { defineGestion, droitsDe } from '../gestion/define.ts'
import { type TableReferentiel, tables, tablesReferentiel } from './index.ts'

/** One table of codes and labels, as staff look after it. */
const referentielGestion = (table: TableReferentiel) =>
  defineGestion({
    key: `referentiel.${table}`,
    slice: 'referentiel',
    path: `/referentiel/${table}`,
    libelle: tables[table],
    singulier: 'une ligne',
    champs: {
      code: {
        genre: 'texte',
        libelle: 'Code',
        aide: 'Il ne change plus une fois la ligne créée\u00a0: d’autres données s’y réfèrent.',
        max: 20,
        isFixe: true,
        motif: {
          regle: /^[\w.-]+$/,
          message: 'Le code ne comporte que des lettres sans accent, des chiffres, - . et _',
        },
      },
      libelle: { genre: 'texte', libelle: 'Libellé', max: 200 },
      ordre: {
        genre: 'nombre',
        libelle: 'Ordre',
        aide: 'Les listes du portail suivent cet ordre.',
        min: 0,
        max: 100_000,
      },
    },
    colonnes: ['code', 'libelle', 'ordre'],
    titre: 'libelle',
    recherche: ['code', 'libelle'],
    tri: 'ordre',
    droits: droitsDe('referentiels'),
  })

export const referentielGestions = Object.fromEntries(
  tablesReferentiel.map((table) => [`referentiel.${table}`, referentielGestion(table)]),
) as Record<`referentiel.${TableReferentiel}`, ReturnType<typeof referentielGestion>>
