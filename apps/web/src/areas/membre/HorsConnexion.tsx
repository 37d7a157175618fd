import { Button } from '@espace-adherent/ui/actions'
import { EmptyState } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { IconCloudOff } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useOnline } from '../../platform/browser/online.ts'
import { kept } from '../../platform/device/index.ts'
import css from './membre.module.css'
import { textes } from './textes.ts'

const { horsConnexion } = textes

/**
 * Above every screen while the device has no network: what is still there, and the card where this
 * device keeps it. What could not be read meanwhile is asked for again as soon as the network is back.
 */
export function HorsConnexion() {
  const isOnline = useOnline()
  const client = useQueryClient()
  const [hasCarte, setHasCarte] = useState(false)
  const onChange = useEffectEvent((isBack: boolean) => {
    if (isBack)
      void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.error !== null })
    else void kept.keys().then((keys) => setHasCarte(keys.length > 0))
  })
  useEffect(() => onChange(isOnline), [isOnline])
  return (
    <div role="status">
      {!isOnline && (
        <div className={css.horsConnexion}>
          <p>
            <IconCloudOff size={20} stroke={1.75} aria-hidden="true" />
            <span>
              <strong>{horsConnexion.titre}</strong> {horsConnexion.texte}
            </span>
          </p>
          {hasCarte && (
            // The page that the device keeps is another one: it holds the card and nothing else.
            <Button size="sm" onClick={() => window.location.reload()}>
              {horsConnexion.carte}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

/**
 * In the place of a screen whose code did not come: without a network, it comes with it. `isSeul`: its frame did not come
 * either, and there is no other way back.
 */
export function EcranAbsent({ isSeul = false }: { isSeul?: boolean }) {
  const isOnline = useOnline()
  const [wasOffline] = useState(!isOnline)
  useEffect(() => {
    // Code that failed to come is not asked for twice by every browser: the page begins afresh.
    if (wasOffline && isOnline) window.location.reload()
  }, [wasOffline, isOnline])
  const { titre, texte } = isOnline ? horsConnexion.panne : horsConnexion.ecran
  return (
    <Card>
      <EmptyState
        icon={<IconCloudOff size={40} stroke={1.25} aria-hidden="true" />}
        title={titre}
        action={
          isOnline ? (
            <Button onClick={() => window.location.reload()}>{horsConnexion.recharger}</Button>
          ) : (
            isSeul && <Button onClick={() => window.history.back()}>{horsConnexion.retour}</Button>
          )
        }
      >
        {texte}
      </EmptyState>
    </Card>
  )
}
