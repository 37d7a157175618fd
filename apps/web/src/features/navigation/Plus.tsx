import { Dialog } from '@espace-adherent/ui/dialog'
import { type Icon, IconDots } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { type Groupe, isCurrent } from './groupes.ts'
import { GROUPES_DE_BARRE, Pages } from './Navigation.tsx'
import barre from './navigation.module.css'
import css from './plus.module.css'
import { textes } from './textes.ts'

type PlusProps = {
  groupes: readonly Groupe<Icon>[]
  path: string
  nombres: Readonly<Record<string, number>>
}

/** The last button of a phone's bar: every page, under the headings of a wide screen. */
export function Plus({ groupes, path, nombres }: PlusProps) {
  // Open where one stood: a page chosen in it closes it, whatever way it was reached.
  const [ouvertEn, setOuvertEn] = useState<string | null>(null)
  // Closed for good: whoever comes back to that page has not asked for it again.
  if (ouvertEn !== null && ouvertEn !== path) setOuvertEn(null)
  const isHere = groupes
    .slice(GROUPES_DE_BARRE)
    .some(({ entrees }) => entrees.some((entree) => isCurrent(entree, path)))
  return (
    <>
      <button
        type="button"
        className={`${barre.groupe} ${css.bouton}`}
        data-current={isHere}
        aria-haspopup="dialog"
        onClick={() => setOuvertEn(path)}
      >
        <IconDots size={22} stroke={1.75} aria-hidden="true" />
        <span className={barre.court}>{textes.plus}</span>
      </button>
      {ouvertEn === path && (
        <Dialog title={textes.plusTitre} size="drawer" onClose={() => setOuvertEn(null)}>
          <div className="stack gap-20">
            {sectionsDe(groupes).map(({ titre, entrees }) => (
              <Section key={titre} {...{ titre, entrees, path, nombres }} />
            ))}
          </div>
        </Dialog>
      )}
    </>
  )
}

type Section = { titre: string; entrees: Groupe<Icon>['entrees'] }

function Section({ titre, entrees, path, nombres }: Section & Omit<PlusProps, 'groupes'>) {
  const titreId = useId()
  return (
    <nav aria-labelledby={titreId}>
      <h3 id={titreId} className={css.titre}>
        {titre}
      </h3>
      <Pages className={css.pages} {...{ entrees, path, nombres }} />
    </nav>
  )
}

const sectionsDe = (groupes: readonly Groupe<Icon>[]): Section[] =>
  [...Map.groupBy(groupes, ({ section = '' }) => section)].map(([titre, siens]) => ({
    titre,
    entrees: siens.flatMap(({ entrees }) => entrees),
  }))
