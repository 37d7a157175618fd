import type { CarteTp } from '@espace-adherent/contract/carte-tp'
import css from './carte-tp.module.css'
import { textes } from './textes.ts'

/** Squares of the code as one drawing: dark on white in both schemes, for a scanner reads it. */
export function Datamatrix({ cote, modules }: NonNullable<CarteTp['datamatrix']>) {
  const trace = Array.from(modules, (module, i) =>
    module === '1' ? `M${i % cote} ${Math.floor(i / cote)}h1v1h-1z` : '',
  ).join('')
  return (
    <svg
      className={css.datamatrix}
      role="img"
      aria-label={textes.datamatrix}
      viewBox={`-2 -2 ${cote + 4} ${cote + 4}`}
      shapeRendering="crispEdges"
    >
      <path d={trace} />
    </svg>
  )
}
