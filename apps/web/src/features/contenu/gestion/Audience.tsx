import { SelectField } from '@espace-adherent/ui/choix'
import { useQuery } from '@tanstack/react-query'
import { audiencesQuery } from './queries.ts'
import { textes } from './textes.ts'

type AudienceProps = {
  label: string
  hint?: string
  value: string | null
  error?: string | undefined
  disabled?: boolean
  onChange: (audienceId: string | null) => void
}

/** One of the client's audiences, or everybody. */
export function Audience({ value, onChange, ...field }: AudienceProps) {
  const { data } = useQuery(audiencesQuery)
  const choix = (data?.rows ?? []).map(({ code, libelle }) => ({ valeur: code, libelle }))
  return (
    <SelectField
      {...field}
      layout="stack"
      placeholder={textes.toutLeMonde}
      choix={choix}
      value={value ?? ''}
      onChange={(audienceId) => onChange(audienceId || null)}
    />
  )
}
