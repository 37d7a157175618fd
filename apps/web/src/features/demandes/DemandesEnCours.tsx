import { Skeleton } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { useQuery } from '@tanstack/react-query'
import { BrouillonLigne, brouillonsQuery } from '../actes/index.ts'
import { useLiens } from '../portail/index.ts'
import { DemandeLigne } from './DemandeLigne.tsx'
import css from './demandes.module.css'
import { useApercuDemandes } from './liste.ts'
import { textes } from './textes.ts'

/** As many as are shown without looking for more. */
const MONTREES = 3

/** The latest requests under way, and what was begun without sending it; nothing when there is neither. */
export function DemandesEnCours({ avecBrouillons = false }: { avecBrouillons?: boolean }) {
  const liens = useLiens()
  const { demandes = [], comptes } = useApercuDemandes() ?? {}
  const nombre = avecBrouillons ? Math.min(comptes?.brouillons ?? 0, MONTREES) : 0
  if (demandes.length + nombre === 0) return null
  return (
    <Card
      className={css.encarts}
      title={textes.enCoursTitre}
      actions={<a href={liens.demandes()}>{textes.toutes}</a>}
    >
      <ul className={css.liste}>
        {demandes.slice(0, MONTREES).map((demande) => (
          <DemandeLigne key={demande.id} demande={demande} />
        ))}
        {nombre > 0 && <Brouillons nombre={nombre} />}
      </ul>
    </Card>
  )
}

/** Asked for once it is known that there are some: their place is kept meanwhile. */
function Brouillons({ nombre }: { nombre: number }) {
  const { data, isPending } = useQuery(brouillonsQuery())
  if (isPending)
    return Array.from({ length: nombre }, (_, rang) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a place is known by its rank.
      <li key={rang} aria-hidden="true">
        <Skeleton height="4.5rem" />
      </li>
    ))
  return data?.rows
    .slice(0, nombre)
    .map((brouillon) => (
      <BrouillonLigne key={`${brouillon.acte} ${brouillon.sujet}`} {...brouillon} />
    ))
}
