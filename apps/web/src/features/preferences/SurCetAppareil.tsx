import { appareilsAddress } from '@espace-adherent/contract/addresses'
import type { Appareils } from '@espace-adherent/contract/appareils'
import { dateAParis, formatDateLongue } from '@espace-adherent/domain/calendrier'
import { Button } from '@espace-adherent/ui/actions'
import { SwitchField } from '@espace-adherent/ui/interrupteur/SwitchField.tsx'
import { Card } from '@espace-adherent/ui/layout'
import { Rubrique } from '@espace-adherent/ui/listes/Points.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { push } from '../../platform/device/push.ts'
import { listQuery } from '../../platform/query/list.ts'
import { changer } from './appareil.ts'
import { textes } from './textes.ts'

const { surCetAppareil: mots } = textes
const ICI = ['notifications', 'ici'] as const

/** Being told of news on this very device, though the portal is not open; and where else one is. */
export function SurCetAppareil() {
  const client = useQueryClient()
  const query = listQuery(appareilsAddress)
  const dits = useQuery(query).data?.rows[0]
  const ici = useQuery({ queryKey: ICI, queryFn: push.endpoint, enabled: push.isPossible() })
  const { mutate, isPending, variables, data } = useMutation({
    mutationFn: changer,
    meta: { failure: mots.echec },
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: ICI })
      await client.invalidateQueries({ queryKey: query.queryKey })
    },
  })
  if (!dits) return null
  const isPrevenu = dits.appareils.some(({ isIci }) => isIci) && typeof ici.data === 'string'
  const isRefuse = push.isPossible() && (push.isRefusee() || data === 'refusee')
  const autres = dits.appareils.filter(({ isIci }) => !(isIci && isPrevenu))
  return (
    <Card title={mots.titre}>
      <div className="stack gap-16">
        {push.isPossible() ? (
          <SwitchField
            label={mots.prevenir}
            hint={isRefuse ? mots.refusee : mots.aide}
            value={
              isPending && variables.quoi !== 'retirer' ? variables.quoi === 'prevenir' : isPrevenu
            }
            onChange={(isOn) => mutate({ quoi: isOn ? 'prevenir' : 'arreter', id: idIci(dits) })}
          />
        ) : (
          <p className="note">{mots.impossible}</p>
        )}
        {autres.length > 0 && (
          <Rubrique titre={mots.ailleurs}>
            <ul className="stack gap-12">
              {autres.map(({ id, appareil, depuis }) => (
                <li key={id} className="cluster center between gap-8">
                  <span>
                    {appareil ?? mots.inconnu}
                    <span className="note block">
                      {mots.depuis(formatDateLongue(dateAParis(new Date(depuis))))}
                    </span>
                  </span>
                  <Button
                    size="sm"
                    aria-label={mots.retirerQuoi(appareil ?? mots.inconnu)}
                    onClick={() => mutate({ quoi: 'retirer', id })}
                  >
                    {mots.retirer}
                  </Button>
                </li>
              ))}
            </ul>
          </Rubrique>
        )}
      </div>
    </Card>
  )
}

const idIci = ({ appareils }: Appareils) => appareils.find(({ isIci }) => isIci)?.id ?? null
