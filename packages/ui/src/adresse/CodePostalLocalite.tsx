import { formatCodePostal, localiteApres } from '@espace-adherent/domain/adresse/localite.ts'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Spinner } from '../actions/Button.tsx'
import { SelectField } from '../choix/index.ts'
import type { ChampProps } from '../fields/champ.ts'
import { TextField } from '../fields/index.ts'
import css from './adresse.module.css'
import { textes } from './textes.ts'
import { type FindLocalites, type Recherche, useLocalites } from './useLocalites.ts'

type Bound = Omit<ChampProps<string>, 'label' | 'hint'>

export type CodePostalLocaliteProps = {
  codePostal: Bound
  localite: Bound
  findLocalites: FindLocalites
}

const AUTRE = '\u0000autre'

/** A postal code proposes its towns; one that is not among them can always be written. */
export function CodePostalLocalite({
  codePostal,
  localite,
  findLocalites,
}: CodePostalLocaliteProps) {
  const recherche = useLocalites(codePostal.value, findLocalites)
  const [isByHand, setByHand] = useState(false)
  const code = useRef(codePostal.value)
  code.current = codePostal.value
  const depart = useRef({ codePostal: codePostal.value, localite: localite.value })
  const precedentes = useRef<readonly string[] | null>(null)
  const current = useRef(localite)
  current.current = localite
  useEffect(() => {
    if (recherche.etat !== 'finie') return
    const { value, onChange } = current.current
    // The town belongs to another postal code, which was changed before its own towns were known.
    const { codePostal: ancien, localite: sienne } = depart.current
    const avant = precedentes.current ?? (code.current === ancien ? [] : [sienne])
    const next = localiteApres(value, recherche.lue, avant)
    precedentes.current = recherche.lue
    setByHand(next !== '' && !recherche.lue.includes(next))
    if (next !== value) onChange(next)
  }, [recherche])

  const noms = recherche.etat === 'finie' ? recherche.lue : []
  return (
    <div className={css.ligne}>
      <div className={css.court}>
        <TextField
          {...codePostal}
          label={textes.codePostal}
          mask={formatCodePostal}
          figures
          inputMode="numeric"
          autoComplete="postal-code"
        />
      </div>
      <div className={css.long}>
        <Town
          field={localite}
          noms={noms}
          recherche={recherche}
          isByHand={isByHand}
          onByHand={setByHand}
        />
      </div>
      <p className="visually-hidden" role="status">
        {announce(recherche)}
      </p>
    </div>
  )
}

type TownProps = {
  field: Bound
  noms: readonly string[]
  recherche: Recherche
  isByHand: boolean
  onByHand: (isByHand: boolean) => void
}

function Town({ field, noms, recherche, isByHand, onByHand }: TownProps) {
  const place = useRef<HTMLDivElement>(null)
  const shouldFocus = useRef(false)
  useLayoutEffect(() => {
    // The list and the box replace each other while the person types.
    if (shouldFocus.current) place.current?.querySelector<HTMLElement>('select, input')?.focus()
    shouldFocus.current = false
  })
  const change = (byHand: boolean) => {
    shouldFocus.current = true
    onByHand(byHand)
    field.onChange('')
  }
  const isListed = noms.length > 0 && !isByHand
  return (
    <div ref={place}>
      {isListed ? (
        <SelectField
          {...field}
          label={textes.localite}
          placeholder={textes.choisirLocalite}
          choix={[
            ...noms.map((nom) => ({ libelle: nom, valeur: nom })),
            { libelle: textes.autre, valeur: AUTRE },
          ]}
          onChange={(nom) => (nom === AUTRE ? change(true) : field.onChange(nom))}
        />
      ) : (
        <TextField
          {...field}
          label={textes.localite}
          autoComplete="address-level2"
          hint={hintOf(recherche)}
          after={recherche.etat === 'enCours' && <Spinner />}
          footer={
            noms.length > 0 && (
              <button type="button" className={css.retour} onClick={() => change(false)}>
                {textes.retourListe}
              </button>
            )
          }
        />
      )}
    </div>
  )
}

function hintOf(recherche: Recherche): string | undefined {
  if (recherche.etat === 'echec') return textes.echec
  return recherche.etat === 'finie' && recherche.lue.length === 0 ? textes.inconnu : undefined
}

function announce(recherche: Recherche): string {
  if (recherche.etat === 'enCours') return textes.recherche
  if (recherche.etat !== 'finie') return hintOf(recherche) ?? ''
  return hintOf(recherche) ?? textes.proposees(recherche.lue.length)
}
