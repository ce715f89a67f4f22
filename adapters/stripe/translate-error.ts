import Stripe from 'stripe';
import { AppError } from '../../contract/errors.ts';

/** Does `work`; a failure of Stripe becomes ours, its text stays here. */
export async function translating<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw translateError(error);
  }
}

/** What another try may mend is transient; a wrong key or request is the operator's or ours, never the customer's. */
function translateError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const { StripeAuthenticationError, StripePermissionError, StripeInvalidRequestError, StripeIdempotencyError } =
    Stripe.errors;
  const isOurs = [
    ...[StripeAuthenticationError, StripePermissionError],
    ...[StripeInvalidRequestError, StripeIdempotencyError],
  ].some((kind) => error instanceof kind);
  if (isOurs) return new AppError('internal', `Stripe refused: ${error.type} ${error.code ?? ''}`, { cause: error });
  const detail = 'The payment provider cannot do this right now.';
  return new AppError('provider_unavailable', `Stripe: ${error.type}`, { detail, cause: error, retryAfter: 5 });
}
