import { Card } from '@espace-adherent/ui/layout'
import { Points } from '@espace-adherent/ui/listes/Points.tsx'

/** When and how, and what follows: what is to be known of an act before anything is asked. */
export const ASavoir = ({ titre, points }: { titre: string; points: readonly string[] }) => (
  <Card title={titre}>
    <Points lignes={points} />
  </Card>
)
