import { Refusal, routes } from '@hexwright/table';
import { z } from 'zod';

/** The addresses of the server as OpenAPI tells them, from the same list by which it answers. */
export function openApi(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, route] of Object.entries(routes)) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] ??= {};
    paths[path][route.method.toLowerCase()] = {
      operationId: name,
      summary: route.says,
      parameters: [
        ...('params' in route ? parameters('path', route.params) : []),
        ...('query' in route ? parameters('query', route.query) : []),
      ],
      ...('body' in route && { requestBody: { required: true, content: json(route.body, 'input') } }),
      responses: {
        200: { description: 'done', content: json(route.answer, 'output') },
        '4XX': { description: 'refused, and why', content: json(z.object({ error: Refusal }), 'output') },
      },
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Hexwright',
      version: '1',
      description: 'Who you are, and lists of tables. Play goes over /socket.',
    },
    paths,
  };
}

const json = (schema: z.ZodType, io: 'input' | 'output') => ({
  'application/json': { schema: z.toJSONSchema(schema, { io, unrepresentable: 'any' }) },
});

function parameters(where: 'path' | 'query', schema: z.ZodObject): object[] {
  return Object.entries(schema.shape).map(([name, each]) => ({
    name,
    in: where,
    required: where === 'path',
    schema: z.toJSONSchema(each as z.ZodType, { io: 'input', unrepresentable: 'any' }),
  }));
}
