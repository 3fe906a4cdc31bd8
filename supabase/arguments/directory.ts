import { z } from 'zod';
import { after, amount, flag, routeParams, text } from './values.ts';

const filters = z.strictObject({ near: text, radius_km: amount, verified: flag, response: text, language: text, min_rating: amount });

/** JSON arguments of the directory's functions. */
export const directoryArguments = {
  search_services: { after, filters },
  service_pins: { filters },
  describe_service: routeParams,
  describe_trade_hub: routeParams,
};
