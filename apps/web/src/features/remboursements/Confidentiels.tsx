import type { MoisConfidentiel } from '@espace-adherent/contract/remboursements'
import { formatMoisLong } from '@espace-adherent/domain/calendrier'
import { Card } from '@espace-adherent/ui/layout'
import { Montant } from '@espace-adherent/ui/montants'
import { PetitTableau } from '@espace-adherent/ui/tableau/PetitTableau.tsx'
import { textes } from './textes.ts'

const { confidentiels: mots } = textes

type ConfidentielsProps = { mois: readonly MoisConfidentiel[]; note?: string }

/** All that is told of care that others keep to themselves: what came on the account, by month. */
export const Confidentiels = ({ mois, note = mots.note }: ConfidentielsProps) =>
  mois.length > 0 && (
    <Card title={mots.titre}>
      <p className="note block">{note}</p>
      <PetitTableau
        colonnes={[
          { nom: 'mois', libelle: mots.mois, rendu: (un) => formatMoisLong(un.mois) },
          {
            nom: 'montant',
            libelle: mots.verse,
            isNombre: true,
            rendu: ({ montant }) => <Montant cents={montant} />,
          },
        ]}
        lignes={mois}
        cle={(un) => un.mois}
        pied={{ titre: mots.total, valeurs: { montant: <Montant cents={enTout(mois)} /> } }}
      />
    </Card>
  )

export const enTout = (mois: readonly MoisConfidentiel[]) =>
  mois.reduce((somme, { montant }) => somme + montant, 0)
