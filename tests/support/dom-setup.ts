// happy-dom rejects the promise of a cancelled animation that nobody holds; without the API, Fluent shows the end state at once.
if (typeof Element !== 'undefined') Reflect.deleteProperty(Element.prototype, 'animate');
