import { documentedEdits } from '../../../contract/edits.ts';
import { AppError } from '../../../contract/errors.ts';

/** The refusal of an edit, with the edits that the offline director does understand. */
export function refuseEdit(why: string): AppError {
  return new AppError('edit_not_understood', 'the offline director does not understand this edit', {
    detail: `${why} The offline director makes the edits listed under "errors" and no others; nothing was changed or charged. A brief of its own starts with “New film:”.`,
    errors: documentedEdits.map(({ edit, does, examples }) => ({
      path: edit,
      message: `${does} For example: ${examples.en[0]}`,
    })),
  });
}
