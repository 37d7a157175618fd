import type { Champ } from '@espace-adherent/contract/gestion'
import type { CodeLibelle } from '@espace-adherent/contract/referentiel'
import { defineAddress } from '@espace-adherent/contract/resources'
import { CheckboxField, CheckboxGroup, SelectField } from '@espace-adherent/ui/choix'
import { DateField } from '@espace-adherent/ui/dates/DateField.tsx'
import { InstantField } from '@espace-adherent/ui/dates/InstantField.tsx'
import { TextAreaField, TextField } from '@espace-adherent/ui/fields'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { Attente } from '../../platform/query/Lecture.tsx'
import { listQuery } from '../../platform/query/list.ts'
import { useEcran } from './ecran.ts'
import type { Saisie } from './saisie.ts'
import { textes } from './textes.ts'

/** Fetched with the first text that has styles: tables of codes do without it. */
const Riche = lazy(async () => ({
  default: (await import('@espace-adherent/ui/editeur/EditeurRiche.tsx')).EditeurRiche,
}))
const Illustre = lazy(async () => ({ default: (await import('./TexteRiche.tsx')).TexteRiche }))

type ChampGestionProps = {
  nom: string
  /** The row that it is a field of; none yet of a new one. */
  id?: string | undefined
  champ: Champ
  /** What stands in the other fields. */
  saisie?: Saisie
  value: string | boolean
  error?: string | undefined
  disabled?: boolean
  onChange: (value: string | boolean) => void
}

/** The field of a form, by the kind of its value. */
export function ChampGestion({
  nom,
  id,
  champ,
  saisie = {},
  value,
  error,
  disabled = false,
  onChange,
}: ChampGestionProps) {
  const { editeurs } = useEcran()
  const commun = {
    label: champ.libelle,
    hint: champ.aide,
    // A list may hold nothing.
    required: !champ.isFacultatif && champ.genre !== 'liste',
    layout: 'stack' as const,
    name: nom,
    error,
    disabled,
    value: String(value),
    onChange: (texte: string) => onChange(texte),
  }
  const Editeur = editeurs[nom]
  if (Editeur)
    return (
      <Suspense fallback={<Attente />}>
        <Editeur {...commun} id={id} saisie={saisie} />
      </Suspense>
    )
  switch (champ.genre) {
    case 'texteLong':
      return <TextAreaField {...commun} maxLength={champ.max} />
    case 'riche':
      return (
        <Suspense fallback={<Attente />}>
          {champ.isIllustre ? <Illustre {...commun} /> : <Riche {...commun} />}
        </Suspense>
      )
    case 'liste':
      if (champ.choix)
        return (
          <CheckboxGroup
            {...commun}
            required={false}
            choix={choixDe(champ.choix)}
            value={commun.value.split('\n')}
            onChange={(coches) => onChange(coches.join('\n'))}
          />
        )
      return <TextAreaField {...commun} hint={champ.aide ?? textes.fiche.unParLigne} />
    case 'choix':
      return <SelectField {...commun} choix={choixDe(champ.choix)} />
    case 'jour':
      return <DateField {...commun} />
    case 'instant':
      return <InstantField {...commun} />
    case 'booleen':
      return (
        <CheckboxField {...commun} required={false} value={value === true} onChange={onChange} />
      )
    case 'nombre':
      return <TextField {...commun} inputMode="numeric" autoComplete="off" figures />
    case 'propre':
      throw new Error(`${nom} has no editor`)
    case 'reference':
      return <Reference {...commun} vers={champ.vers} placeholder={champ.vide} />
    default:
      return (
        <TextField
          {...commun}
          autoComplete="off"
          {...('max' in champ && { maxLength: champ.max })}
        />
      )
  }
}

export const choixDe = (choix: Readonly<Record<string, string>>) =>
  Object.entries(choix).map(([valeur, libelle]) => ({ valeur, libelle }))

type ReferenceProps = Parameters<typeof SelectField>[0] & { vers: `/${string}` }

function useReferences(vers: `/${string}`, libelle: string) {
  const address = defineAddress<CodeLibelle>()({ path: vers, libelle, access: 'connecte' })
  const { data } = useQuery(listQuery(address))
  return data?.rows ?? []
}

/** A row of another table: what it is called is read from there. */
function Reference({ vers, ...field }: ReferenceProps) {
  const rows = useReferences(vers, field.label)
  const choix = rows.map(({ code, libelle }) => ({ valeur: code, libelle }))
  return <SelectField {...field} choix={choix} />
}

type NomProps = { champ: Champ & { genre: 'reference' }; value: unknown }

export function NomReference({ champ, value }: NomProps) {
  const rows = useReferences(champ.vers, champ.libelle)
  if (value === null || value === undefined) return champ.vide
  return rows.find(({ code }) => code === value)?.libelle ?? String(value)
}
