import { IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import css from './faite.module.css'
import { textes } from './textes.ts'
import type { Faite } from './useEnchainer.ts'

const { enchainer: mots } = textes

type FaiteProps = {
  faite: Faite
  id: string
  lien: (id: string) => string
  /** The first of the list, where some are left above; null: none is. */
  premiere: string | null
}

/** What was just done, over what comes next: read with its title, and a way back. */
export function FaiteVue({ faite, id, lien, premiere }: FaiteProps) {
  const { dossier, geste, vers, restantes } = faite
  const isFin = vers === dossier.id
  const ref = useRef<HTMLParagraphElement>(null)
  // No other title takes the focus where nothing else opens.
  useEffect(() => {
    if (isFin) ref.current?.focus({ preventScroll: true })
  }, [isFin])
  return (
    <p ref={ref} id={id} role="status" tabIndex={-1} className={css.faite}>
      <IconCircleCheck size={20} stroke={1.75} aria-hidden="true" className={css.icone} />
      <span>
        <strong>
          {[dossier.libelle, dossier.membre, dossier.reference].filter(Boolean).join(', ')}
        </strong>
        {'\u00a0: '}
        {mots.fait(geste)}
        {isFin && ` ${mots.fin(restantes)}`}
      </span>
      {!isFin && <a href={lien(dossier.id)}>{mots.revenir}</a>}
      {isFin && premiere && <a href={lien(premiere)}>{mots.auDebut}</a>}
    </p>
  )
}
