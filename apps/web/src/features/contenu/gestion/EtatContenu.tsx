import type { LigneGestion } from '@espace-adherent/contract/gestion'
import { contenusGestion } from '@espace-adherent/contract/gestions'
import { afficherInstant, EtatRedige } from '../../gestion/index.ts'
import { textes } from './textes.ts'

const { moments } = textes

/** Where a content stands, and the hour that this hangs on. */
export function EtatContenu({ ligne }: { ligne: LigneGestion }) {
  const { etat, finLe, programmeeLe } = ligne
  const dits = [
    etat === 'programme' && programmeeLe && moments.des(afficherInstant(String(programmeeLe))),
    finLe && moments[etat === 'termine' ? 'fini' : 'jusqua'](afficherInstant(String(finLe))),
  ].filter((dit) => typeof dit === 'string')
  return (
    <span className="stack gap-2">
      <span>
        <EtatRedige champ={contenusGestion.champs.etat} etat={String(etat)} />
      </span>
      {dits.map((dit) => (
        <span key={dit} className="note tabular">
          {dit}
        </span>
      ))}
    </span>
  )
}
