import { choixAudienceResource } from '@espace-adherent/contract/audiences'
import { SelectField } from '@espace-adherent/ui/choix'
import { useQuery } from '@tanstack/react-query'
import { listQuery } from '../../../platform/query/list.ts'
import { textes } from './textes.ts'

const audiencesQuery = listQuery(choixAudienceResource)

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
