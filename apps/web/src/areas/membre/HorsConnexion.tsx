import { Button } from '@espace-adherent/ui/actions'
import { EmptyState } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { IconCloudOff } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { kept } from '../../platform/device/index.ts'
import css from './membre.module.css'
import { textes } from './textes.ts'

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Whether the device has a network, as far as it knows. */
const useOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine)

const { horsConnexion } = textes

/**
 * Shown above every screen while the device has no network: what still works, and the card where
 * this device keeps it. What could not be read is asked for again once the network is back.
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
            // The kept page is another page: it holds the card and nothing else.
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
 * Shown where a screen's code did not come: it comes with the network. `isSeul`: its frame did not
 * come either, so there is no other way back.
 */
export function EcranAbsent({ isSeul = false }: { isSeul?: boolean }) {
  const isOnline = useOnline()
  const [wasOffline] = useState(!isOnline)
  useEffect(() => {
    // Not every browser asks twice for code that failed: the page starts afresh.
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
