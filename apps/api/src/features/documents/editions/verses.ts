import { defineEdition, formatMontant, type VerseA } from '@espace-adherent/domain'
import type { Bloc } from '../../../platform/documents/index.ts'
import { textesDe } from '../../portail/index.ts'
import type { LigneReglee } from '../../remboursements/index.ts'
import type { Demande } from './modele.ts'

export const versesMots = defineEdition({
  key: 'edition.verses',
  libelle: 'À qui nous avons versé, dans les relevés',
  variables: { prenom: 'texte' },
  textes: {
    titre: 'À qui nous avons versé',
    lecteur: 'Vous, sur votre compte',
    titulaire: 'Le titulaire du contrat',
    autre: '((prenom)), sur son propre compte',
    professionnels: 'Les professionnels de santé, en tiers payant',
    total: 'Total',
  },
})

const ordre: readonly VerseA[] = ['lecteur', 'titulaire', 'autre', 'professionnels']

/** What went to whom: a sum of the insurer is no sum that one has received. */
export function lireVerses({ context }: Pick<Demande, 'context'>, lignes: readonly LigneReglee[]) {
  const textes = (prenom: string) => textesDe(context.client, versesMots, { prenom })
  const t = textes('')
  const nommer = ({ verseA, compte }: LigneReglee) => textes(compte?.prenom ?? '')[verseA]
  const sommeDe = (unes: readonly LigneReglee[]) =>
    formatMontant(unes.reduce((total, { rc }) => total + rc, 0))
  const payees = lignes
    .filter(({ rc }) => rc > 0)
    .sort((a, b) => ordre.indexOf(a.verseA) - ordre.indexOf(b.verseA))
  const faits = [...Map.groupBy(payees, nommer)].map(([nom, unes]) => [nom, sommeDe(unes)] as const)
  const blocs: Bloc[] =
    faits.length === 0
      ? []
      : [
          { kind: 'heading', text: t.titre },
          { kind: 'facts', rows: [...faits, [t.total, sommeDe(payees)]] },
        ]
  return { blocs, nommer }
}
