/** How README, documents and examples write this action. GitHub refuses it until somebody writes the owner of a copy. */
export const documentedAction = '<organization>/docs-agent-action'

/** The action, as the checks of the examples call it. */
export const checkedAction = 'acme/docs-agent-action'

/** Returns a workflow of the documents with an owner of the action, as a user writes it. */
export function withOwner(workflow: string): string {
  return workflow.replaceAll(documentedAction, checkedAction)
}
