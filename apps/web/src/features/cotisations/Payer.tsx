import type { Reglement } from '@espace-adherent/contract/cotisations'
import { Button } from '@espace-adherent/ui/actions'
import { IconLock } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { ouvrirPaiement } from './paiements.ts'
import { textes } from './textes.ts'

type PayerProps = { paiement: Reglement; isAussitot?: boolean }

/** Leads to the provider's page, at once or at a click; the card is given there and nowhere else. */
export function Payer({ paiement, isAussitot = false }: PayerProps) {
  const { mutate, isPending, isSuccess } = useMutation({
    ...ouvrirPaiement,
    onSuccess: ({ url }) => {
      if (url) window.location.assign(url)
    },
  })
  const partir = useEffectEvent(() => mutate(paiement.id))
  useEffect(() => {
    if (isAussitot) partir()
  }, [isAussitot])
  return (
    <Button
      variant="primary"
      busy={isPending || isSuccess}
      icon={<IconLock size={20} stroke={1.75} aria-hidden="true" />}
      onClick={() => mutate(paiement.id)}
    >
      {textes.paiement.allerPayer}
    </Button>
  )
}
