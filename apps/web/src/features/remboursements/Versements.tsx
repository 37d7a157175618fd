import type { DecompteDetaille, Versement } from '@espace-adherent/contract/remboursements'
import { EmptyState } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { Montant } from '@espace-adherent/ui/montants'
import { PetitTableau } from '@espace-adherent/ui/tableau/PetitTableau.tsx'
import { versementPrevu } from './Acte.tsx'
import { textes } from './textes.ts'

const { versements: mots, paiements } = textes

/** What the mutuelle paid for one statement: to whom, when, how. */
export function Versements({
  decompte: { versements, professionnel, lignes },
}: {
  decompte: DecompteDetaille
}) {
  const attendues = lignes.filter(({ etat }) => etat === 'attente')
  const isEnAttente = attendues.length > 0
  // To whoever paid: nobody has told us when professionals are paid.
  const prevu = attendues.every(({ destinataire }) => destinataire === 'assure')
    ? versementPrevu()
    : null
  const quand = prevu ? textes.pourquoi.prevu(prevu) : textes.pourquoi.attente
  if (versements.length === 0)
    return (
      <Card>
        <EmptyState title={isEnAttente ? mots.attente : mots.vide}>
          {isEnAttente ? quand : mots.videTexte}
        </EmptyState>
      </Card>
    )
  const total = versements.reduce((somme, { montant }) => somme + montant, 0)
  return (
    <Card>
      <PetitTableau
        legende={mots.legende}
        colonnes={[
          {
            nom: 'versement',
            libelle: mots.versement,
            rendu: ({ mode, date }: Versement) => paiements.titre(mode, date),
            suite: ({ destinataire }) => (
              <span className="note block">
                {destinataire === 'tiers' ? mots.aProfessionnel(professionnel) : mots.aVous}
              </span>
            ),
          },
          {
            nom: 'montant',
            libelle: mots.montant,
            isNombre: true,
            rendu: ({ montant }) => <Montant cents={montant} />,
          },
        ]}
        lignes={versements}
        cle={({ id }) => id}
        pied={{ titre: paiements.total, valeurs: { montant: <Montant cents={total} /> } }}
      />
      {isEnAttente && (
        <p className="note block">
          {mots.resteAttente} {quand}
        </p>
      )}
    </Card>
  )
}
