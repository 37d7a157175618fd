import type { Refus } from '@espace-adherent/domain/fichiers'
import { IconX } from '@tabler/icons-react'
import { ToneIcon } from '../feedback/ToneIcon.tsx'
import { textes } from './textes.ts'
import css from './upload.module.css'

/** The files that the rules did not let in, each with its reason; the next addition clears it. */
export function RefusList({ refus, onClose }: { refus: readonly Refus[]; onClose: () => void }) {
  return (
    <div className={css.refus}>
      <span className={css.refusIcone}>
        <ToneIcon tone="warning" size={20} />
      </span>
      <div className="fill">
        <p className="bold">{textes.refuses(refus.length)}</p>
        <ul>
          {refus.map(({ nom, message }, rang) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files of one name may both be refused
            <li key={rang}>
              <span className="anywhere">{nom}</span>
              {'\u00a0: '}
              {message}
            </li>
          ))}
        </ul>
      </div>
      <button
        type="button"
        className={css.fermer}
        aria-label={textes.fermerRefus}
        onClick={onClose}
      >
        <IconX size={18} stroke={1.75} aria-hidden="true" />
      </button>
    </div>
  )
}
