import type { Dossier } from '@espace-adherent/contract/demandes'
import { IconCheck, IconPaperclip, IconX } from '@tabler/icons-react'
import { type Jalon, jalonsDe } from './avancement.ts'
import css from './frise.module.css'
import { heureDe, jourCourt } from './instants.ts'
import { textes } from './textes.ts'

const icones = {
  fait: IconCheck,
  attendu: IconPaperclip,
  refuse: IconX,
} as const

/** The course of a request: what happened when, and what comes next. */
export const Frise = ({ dossier }: { dossier: Dossier }) => (
  <ol className={css.frise}>
    {jalonsDe(dossier).map((jalon, rang) => (
      <li key={jalon.cle} className={css.jalon} data-etat={jalon.etat}>
        <Pastille jalon={jalon} rang={rang + 1} />
        <div>
          <p className={css.titre}>
            {jalon.titre}
            <span className="visually-hidden"> ({textes.etatJalon[jalon.etat]})</span>
          </p>
          {jalon.le && <p>{textes.jalonLe(jourCourt(jalon.le), heureDe(jalon.le))}</p>}
          {jalon.nom && <p>{textes.jalonPar(jalon.nom)}</p>}
          {jalon.etat === 'attendu' && <p>{textes.nousAttendons}</p>}
        </div>
      </li>
    ))}
  </ol>
)

function Pastille({ jalon: { etat }, rang }: { jalon: Jalon; rang: number }) {
  const Icone = etat === 'aVenir' ? null : icones[etat]
  return (
    <span className={css.pastille} aria-hidden="true">
      {Icone ? <Icone size={16} stroke={2.25} /> : rang}
    </span>
  )
}
