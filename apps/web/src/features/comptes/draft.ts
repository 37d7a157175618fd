import type { FieldValues, Formulaire } from '@espace-adherent/ui/forms'
import { useEffect } from 'react'

const drafts = new Map<string, FieldValues>()

/**
 * What was typed, kept while the page is open: reading the terms and coming back loses nothing.
 * In memory only, and never a password.
 */
export const readDraft = <Values extends FieldValues>(name: string, vide: Values): Values => ({
  ...vide,
  ...drafts.get(name),
})

export function useDraft<Values extends FieldValues>(name: string, form: Formulaire<Values>): void {
  const { watch } = form
  useEffect(() => {
    const subscription = watch((values) => {
      const { password: _, confirmPassword: __, ...kept } = values
      drafts.set(name, kept)
    })
    return () => subscription.unsubscribe()
  }, [name, watch])
}

export const forgetDraft = (name: string) => void drafts.delete(name)
