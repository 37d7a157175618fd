import type { DossierTraitement, Lettre } from '@espace-adherent/contract/traitement'
import { Button } from '@espace-adherent/ui/actions'
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import css from './dossier.module.css'
import { lettreDe } from './Lettre.tsx'
import { apercuQuery } from './queries.ts'
import { textes } from './textes.ts'
import { completer, type Geste } from './useTraitement.ts'

/** Long enough to finish a word. */
const PAUSE = 500

type ApercuProps = {
  dossier: DossierTraitement
  voulu: Geste | null
  /** To go on in one's own words. */
  onModifier: (lettre: Lettre) => void
}

/** The mail as the member will read it, as the server writes it. */
export function Apercu({ dossier, voulu, onModifier }: ApercuProps) {
  const ecrit = voulu && JSON.stringify(completer(dossier, voulu))
  const [pose, setPose] = useState(ecrit)
  useEffect(() => {
    const timer = setTimeout(() => setPose(ecrit), PAUSE)
    return () => clearTimeout(timer)
  }, [ecrit])
  const question = pose === null ? null : apercuQuery(JSON.parse(pose))
  const { data } = useQuery({
    ...(question ?? { queryKey: ['apercu', dossier.id], queryFn: skipToken }),
    placeholderData: keepPreviousData,
  })
  const apercu = voulu && data
  return (
    <section className={css.apercu} aria-label={textes.apercu}>
      <p className={css.discret}>{textes.apercu}</p>
      {!apercu && <p className={css.discret}>{textes.apercuAttente}</p>}
      {apercu && apercu.sujet === null && <p>{textes.apercuRien}</p>}
      {apercu && apercu.sujet !== null && (
        <>
          <p className="bold">{apercu.sujet}</p>
          {apercu.paragraphes.map((paragraphe) => (
            <p key={paragraphe} className="typed anywhere">
              {paragraphe}
            </p>
          ))}
          <div>
            <Button size="sm" variant="quiet" onClick={() => onModifier(lettreDe(apercu))}>
              {textes.lettre.modifier}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}
