import type { FaqQuestion, FaqQuestionLiee } from '@espace-adherent/contract/faq'
import type { UserType } from '@espace-adherent/domain/faq'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { trackClick } from './queries.ts'

/** A question that was opened from another brings no further ones. */
export type Readable = FaqQuestion | FaqQuestionLiee

type Reading = {
  pile: readonly Readable[]
  /** The last one was just opened, and not come back to. */
  isNew: boolean
}

/** By what a question's button is found again when its answer is left. */
export const questionAttribute = (clickCode: string) => ({ 'data-question': clickCode })

/**
 * The answers that were opened one from another, the last on top. Leaving one gives the focus back to
 * the button that had opened it.
 */
export function useReading(panel: RefObject<HTMLElement | null>, userType: UserType) {
  const [{ pile, isNew }, set] = useState<Reading>({ pile: [], isNew: false })
  const left = useRef<string | null>(null)

  useLayoutEffect(() => {
    if (left.current === null) return
    const opener = `[data-question="${CSS.escape(left.current)}"]`
    left.current = null
    const isShown = (button: HTMLElement) => button.closest('[hidden], [inert]') === null
    const buttons = [...(panel.current?.querySelectorAll<HTMLElement>(opener) ?? [])]
    // A category folded meanwhile has no button to give the focus to: the panel has.
    ;(buttons.find(isShown) ?? panel.current)?.focus()
  })

  return {
    current: pile.at(-1) ?? null,
    depth: pile.length,
    isNew,
    open: (question: Readable) => {
      trackClick(question.clickCode, userType)
      set({ pile: [...pile, question], isNew: true })
    },
    back: () => {
      left.current = pile.at(-1)?.clickCode ?? null
      set({ pile: pile.slice(0, -1), isNew: false })
    },
    leave: () => {
      left.current = pile[0]?.clickCode ?? null
      set({ pile: [], isNew: false })
    },
  }
}
