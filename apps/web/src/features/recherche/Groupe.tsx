import {
  type GroupeTrouve,
  libellesGroupeRecherche,
  type TrouveMembre,
} from '@espace-adherent/contract/recherche'
import type { useChoisi } from '@espace-adherent/ui/recherche/useChoisi.ts'
import { useId } from 'react'
import { iconeDe } from './icones.ts'
import css from './recherche.module.css'
import { textes } from './textes.ts'

type GroupeProps = GroupeTrouve & {
  /** The place of its first choice among all. */
  debut: number
  option: ReturnType<typeof useChoisi>['option']
  onOpen: (trouve: TrouveMembre) => void
  onSuite: (chemin: string) => void
}

/** What was found of one kind; the way to all of it comes last for the keyboard, and stands beside the heading. */
export function Groupe({
  groupe,
  total,
  suite,
  trouves,
  debut,
  option,
  onOpen,
  onSuite,
}: GroupeProps) {
  const titreId = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of a list of options, which no element is
    <div role="group" aria-labelledby={titreId} className={css.groupe}>
      <p id={titreId} className={css.titreGroupe}>
        {libellesGroupeRecherche[groupe]}
      </p>
      {trouves.map((trouve, i) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: chosen by arrows from the box, which keeps the focus
        <div
          key={trouve.cle}
          role="option"
          tabIndex={-1}
          {...option(debut + i)}
          className={css.trouve}
          onClick={() => onOpen(trouve)}
        >
          <Trouve groupe={groupe} trouve={trouve} />
        </div>
      ))}
      {suite && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: chosen by arrows from the box, which keeps the focus
        <div
          role="option"
          tabIndex={-1}
          {...option(debut + trouves.length)}
          className={css.suite}
          onClick={() => onSuite(suite)}
        >
          {total > trouves.length ? textes.tout(total) : textes.toutVoir}
          <span className="visually-hidden">
            {textes.duGroupe(libellesGroupeRecherche[groupe])}
          </span>
        </div>
      )}
    </div>
  )
}

function Trouve({ groupe, trouve }: { groupe: GroupeTrouve['groupe']; trouve: TrouveMembre }) {
  const { titre, vus, detail, valeur, appoint } = trouve
  const Icone = iconeDe(groupe, trouve)
  return (
    <>
      <span className={css.icone} aria-hidden="true">
        <Icone size={20} stroke={1.75} />
      </span>
      <span className={css.quoi}>
        <span className="strong">
          <Surligne texte={titre} vus={vus} />
        </span>
        <span className={css.detail}>{detail}</span>
      </span>
      {valeur && (
        <span className={css.figure}>
          <span className="strong">{valeur}</span>
          {appoint && <span className={css.detail}>{appoint}</span>}
        </span>
      )}
    </>
  )
}

function Surligne({ texte, vus }: { texte: string; vus: TrouveMembre['vus'] }) {
  const morceaux = vus.flatMap(([debut, fin], i) => [
    { debut: vus[i - 1]?.[1] ?? 0, fin: debut, isVu: false },
    { debut, fin, isVu: true },
  ])
  morceaux.push({ debut: vus.at(-1)?.[1] ?? 0, fin: texte.length, isVu: false })
  return morceaux
    .filter(({ debut, fin }) => fin > debut)
    .map(({ debut, fin, isVu }) =>
      isVu ? (
        <mark key={debut} className={css.vu}>
          {texte.slice(debut, fin)}
        </mark>
      ) : (
        <span key={debut}>{texte.slice(debut, fin)}</span>
      ),
    )
}
